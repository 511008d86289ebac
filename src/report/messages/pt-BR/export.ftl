# Palavras de `export`.

export-summary = { $input }: { $written }{ $cut ->
        [0] {""}
        [one] {" "}({ $cut } só até onde é válida)
       *[other] {" "}({ $cut } só até onde são válidas)
    }, { $left ->
        [0] nenhuma deixada de fora
        [one] { $left } deixada de fora, com erros ou de variante não suportada
       *[other] { $left } deixadas de fora, com erros ou de variantes não suportadas
    }, { $seconds } s
export-written = { $games ->
        [0] nenhuma escrita
        [one] { $games } escrita
       *[other] { $games } escritas
    }
