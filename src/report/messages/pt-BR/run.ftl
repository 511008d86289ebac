# Palavras dos relatórios: rótulos, resumo, progresso, explicações.

severity-error = erro
severity-warning = aviso
severity-info = info
word-help = ajuda
word-note = nota
place = (partida { $game }{ $more })
place-outside = (depois da partida { $game })
more-of-rule = mais de { $count } ocorrências de { $code } { $name }: as seguintes são apenas contadas (--max-per-rule 0 mostra todas)
files = { $files ->
        [0] nenhum arquivo
        [one] { $files } arquivo
       *[other] { $files } arquivos
    }
games = { $games ->
        [0] nenhuma partida
        [one] { $games } partida
       *[other] { $games } partidas
    }
errors = { $errors ->
        [0] sem erros
        [one] { $errors } erro
       *[other] { $errors } erros
    }
errors-in-games = { $errors ->
        [0] sem erros
        [one] { $errors } erro
       *[other] { $errors } erros
    } { $faulty ->
        [one] em { $faulty } partida
       *[other] em { $faulty } partidas
    }
warnings = { $warnings ->
        [0] sem avisos
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }
infos = { $infos ->
        [0] sem infos
        [one] { $infos } info
       *[other] { $infos } infos
    }
summary = { $input }: { $found }, { $seconds } s
work = { $work ->
        [checking] verificando
       *[reading] lendo
    }
progress = { $work }: { $percent }%, { $done } de { $total } MiB, { $games }, { $rate } MiB/s, tempo restante: { $left } s
progress-open = { $work }: { $done } MiB, { $games }, { $rate } MiB/s
file-missing = { $path }: arquivo não encontrado
selector-unknown = nenhuma regra se chama “{ $value }” ({ $option })
selector-suggestion = { $problem }; quis dizer “{ $suggestion }”?
explain-wrong = exemplo
explain-right = escreva
explain-fix = o que fazer
explain-mending = { $mending ->
        [safe] o roque pode corrigir com segurança
        [unsafe] o roque pode corrigir, mas é uma suposição
       *[none] o roque não corrige
    }
explain-style = só é procurada com --select
