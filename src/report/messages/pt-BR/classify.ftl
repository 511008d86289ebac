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
openings-incomplete =
    { $count ->
        [one] uma partida não pôde ser jogada até o fim (roque validate diz por quê)
       *[other] { $count } partidas não puderam ser jogadas até o fim (roque validate diz por quê)
    }
