# O que classify e openings mostram.

opening-game = partida
opening-eco = ECO
opening-ply-short = m.-l.
opening-name = abertura
opening-games = partidas
opening-white = brancas
opening-draw = empates
opening-black = pretas
opening-unclassified = fora da tabela
opening-total = todas as partidas
opening-printed = impresso
opening-mended = corrigido
opening-note = nota
opening-other-start = começa de uma posição
openings-unwritten =
    { $count ->
        [one] uma partida fica com as suas etiquetas: à sua codificação falta um caractere do nome da abertura
       *[other] { $count } partidas ficam com as suas etiquetas: à sua codificação falta um caractere do nome da abertura
    }
openings-need-utf-8 = { $path } está em UTF-16, em que não se escrevem etiquetas; roque translate --output-encoding utf-8 o converte em UTF-8
openings-incomplete =
    { $count ->
        [one] uma partida não pôde ser jogada até o fim (roque validate diz por quê)
       *[other] { $count } partidas não puderam ser jogadas até o fim (roque validate diz por quê)
    }
