# Aberturas: mensagens e regras.

eco-mismatch = a etiqueta { $tag } indica { $value }, os lances indicam { $opening } (meio-lance { $ply })

rule-eco-mismatch = etiqueta ECO ou Opening que os lances não confirmam
    .why = Pela última posição da partida que está na tabela ECO, a abertura é outra. As tabelas divergem sobre onde começa uma abertura, e nem todos os programas veem transposições; por isso é só informação, procurada apenas quando selecionada.
    .fix = Não é preciso fazer nada; roque classify --write-tags escreve as etiquetas de novo.
