# Legalidade dos lances: mensagens e regras.

illegal-no-such-piece = { SIDE($color) } não têm { PIECE($piece) }
illegal-no-piece = { PIECE($piece, $color, form: "no") } chega a { $to }
    .label = { $count ->
        [one] { PIECE($piece, form: "the") } está em { LIST($squares, join: "e") }
       *[other] { PIECE($piece, form: "the-many") } estão em { LIST($squares, join: "e") }
    }
illegal-king-too-far = o rei de { $from } não chega a { $to } num lance
illegal-blocked = { PIECE($piece, form: "the") } de { $from } não pode ir para { $to }: { PIECE($blocker, $blocker_color, form: "the") } de { $on } está no caminho
illegal-pinned-man = { PIECE($piece, form: "the") } de { $from } não pode ir para { $to }: está { GENDER($piece) ->
        [f] cravada
       *[m] cravado
    } { PIECE($by, form: "by") } de { $by_from }
illegal-check-ignored = { PIECE($piece, form: "the") } de { $from } não pode ir para { $to }: o rei está em xeque, dado { PIECE($by, form: "by") } de { $by_from }
illegal-other-origin = { $count ->
        [one] { PIECE($piece, form: "the") } que pode ir para { $to } está em { LIST($squares, join: "e") }, não onde o lance indica
       *[other] { PIECE($piece, form: "the-many") } que podem ir para { $to } estão em { LIST($squares, join: "e") }, não onde o lance indica
    }
note-blocked = { PIECE($piece, form: "the") } de { $from }: { PIECE($blocker, $blocker_color, form: "the") } de { $on } está no caminho
note-pinned = { PIECE($piece, form: "the") } de { $from } está { GENDER($piece) ->
        [f] cravada
       *[m] cravado
    } { PIECE($by, form: "by") } de { $by_from }
note-check-ignored = { PIECE($piece, form: "the") } de { $from } deixa o rei em xeque, dado { PIECE($by, form: "by") } de { $by_from }
illegal-pinned = { PIECE($piece, form: "the") } de { $from } está { GENDER($piece) ->
        [f] cravada
       *[m] cravado
    } { PIECE($by, form: "by") } de { $by_from } (rei em { $king })
illegal-king-attacked = o rei não pode ir para { $to }: casa atacada { PIECE($by, form: "by") } de { $by_from }
illegal-castling-no-right = { $wing ->
        [king] roque ilegal: { SIDE($color) } não têm direito ao roque pequeno
       *[queen] roque ilegal: { SIDE($color) } não têm direito ao roque grande
    }
illegal-castling-king-moved = roque ilegal: o rei já se moveu ({ $when })
illegal-castling-rook-moved = roque ilegal: a torre de { $rook } já se moveu ({ $when })
illegal-castling-rook-captured = roque ilegal: a torre de { $rook } foi capturada ({ $when })
illegal-castling-no-rook = { $wing ->
        [king] roque ilegal: { SIDE($color) } não têm torre na ala do rei
       *[queen] roque ilegal: { SIDE($color) } não têm torre na ala da dama
    }
illegal-castling-between = roque ilegal: { PIECE($blocker, $blocker_color, form: "the") } de { $on } está no caminho
illegal-castling-in-check = roque ilegal: o rei está em xeque, dado { PIECE($by, form: "by") } de { $by_from }
illegal-castling-through = roque ilegal: o rei passaria por { $over }, casa atacada { PIECE($by, form: "by") } de { $by_from }
illegal-castling-into = roque ilegal: o rei ficaria em { $over }, casa atacada { PIECE($by, form: "by") } de { $by_from }
illegal-castling-unshielded = roque ilegal: sem a torre, o rei ficaria em xeque, dado { PIECE($by, form: "by") } de { $by_from }
illegal-still-in-check = o lance { $move } deixa o rei de { $king } em xeque, dado { PIECE($by, form: "by") } de { $by_from }
illegal-still-in-double-check = o lance { $move } deixa o rei de { $king } em xeque, dado { PIECE($by, form: "by") } de { $by_from } e { PIECE($also, form: "by") } de { $also_from }
illegal-own-piece = a casa { $to } está ocupada por { PIECE($blocker, $color, form: "a") }
illegal-pawn-blocked = o peão de { $from } não pode avançar: a casa { $to } está ocupada por { PIECE($blocker, $blocker_color, form: "a") }
illegal-no-pawn = { PIECE("pawn", $color, form: "no") } pode ir para { $to }
illegal-no-pawn-capture = { PIECE("pawn", $color, form: "no") } pode capturar em { $to }
illegal-no-pawn-capture-file = o lance { $move } não corresponde a nenhuma captura de { PIECE("pawn", $color) }
illegal-nothing-to-capture = o peão de { $from } não tem o que capturar em { $to }: a casa está vazia
illegal-en-passant = captura en passant fora de tempo: { SIDE($color) } jogaram { $push } no lance { $number }
    .note = a captura en passant só é possível no lance imediatamente a seguir
illegal-en-passant-never = captura en passant impossível em { $to }: nenhum peão acaba de passar por essa casa
    .note = a captura en passant só é possível no lance imediatamente a seguir
illegal-no-piece-on = não há peça em { $from }
illegal-not-own-piece = { PIECE($piece, $piece_color, form: "the") } de { $from } não pode jogar: é a vez { SIDE($color, form: "of") }
illegal-null-in-check = { SIDE($color) } não podem passar a vez: o rei está em xeque, dado { PIECE($by, form: "by") } de { $by_from }
illegal-promotion-missing = falta a peça da promoção em { $to }
impossible-promotion-piece = um peão não pode ser promovido a { PIECE($piece) }
impossible-promotion-square = não há promoção em { $to }: só o peão que chega à última linha é promovido
ambiguous-move = { COUNTED($count, $piece) } podem ir para { $to }
    .label = { LIST($squares, join: "ou", each: "de ") }
ambiguous-capture = { COUNTED($count, $piece) } podem capturar em { $to }
    .label = { LIST($squares, join: "ou", each: "de ") }
ambiguous-capture-file = o lance { $move } corresponde a { $count } capturas
write-choices = escreva { LIST($choices, join: "ou") }
hint-fen-rights = os direitos ao roque vêm da etiqueta FEN, que não dá este
hint-fen-turn = segundo a etiqueta FEN, é a vez { SIDE($color, form: "of") }
hint-no-fen = o texto começa depois do lance 1, mas não há a etiqueta FEN
hint-repeated = o lance { $move } é também o anterior: pode ter sido escrito duas vezes
hint-other-side = { SIDE($color) } poderiam jogar { $move }: pode faltar um lance antes deste
hint-board-gesture = reis nas casas centrais são o modo como os tabuleiros eletrónicos registam o resultado
null-move = lance nulo na linha principal: nenhum dos lados pode passar a vez
null-move-in-variation = lance nulo: não faz parte do padrão PGN
moves-after-mate = a partida já tinha terminado no lance { $number }: xeque-mate
moves-after-stalemate = a partida já tinha terminado no lance { $number }: afogamento
moves-after-dead-position = a partida já tinha terminado no lance { $number }: posição morta, nenhum dos lados pode dar mate
moves-after-fivefold = a partida já tinha terminado no lance { $number }: a posição ocorreu pela quinta vez
moves-after-75-moves = a partida já tinha terminado no lance { $number }: 75 lances sem captura nem movimento de peão

rule-illegal-move = lance que as regras do xadrez não permitem
    .why = A partir daqui não se sabe a posição, por isso o resto desta linha não é julgado. As variantes de outros lugares e as partidas seguintes são. A mensagem diz porque é que o lance é impossível; a causa também pode ser um lance anterior mal anotado.
    .fix = Corrija o lance ou o anterior que levou a uma posição errada.
rule-ambiguous-move = lance que mais de uma peça pode fazer
    .why = Duas peças iguais podem ir para a casa, e o lance não diz qual delas. Isso nunca é adivinhado. Uma peça cravada não conta, pois não pode ir. O resto da linha não é julgado.
    .fix = Acrescente a coluna da peça que joga; se as duas estão nela, a linha; se for preciso, a casa.
rule-missing-promotion-piece = promoção sem a peça
    .why = Um peão que chega à última linha torna-se dama, torre, bispo ou cavalo, e o lance diz qual. A dama é provável, mas nunca é inventada.
    .fix = Escreva = e a letra da peça depois da casa.
rule-impossible-promotion = promoção que as regras não permitem
    .why = Só o peão é promovido, só na última linha, e só a dama, torre, bispo ou cavalo. Nas letras do português R é o rei: a promoção a torre é =T.
    .fix = Corrija a letra da peça ou apague a promoção.
rule-null-move = lance nulo na linha principal
    .why = Numa partida nenhum dos lados pode passar a vez. Um lance nulo pode estar no lugar de um lance que não foi anotado. A linha termina ali.
    .fix = Escreva o lance que foi jogado ou termine os lances antes dele.
rule-null-move-in-variation = lance nulo numa variante
    .why = Quem comenta passa a vez para mostrar uma ameaça. Isso não faz parte do padrão PGN, e nem todos os programas o leem. O lance é feito: joga o adversário, e acaba o direito à captura en passant.
    .fix = Nada é preciso; por segurança, ponha a ameaça num comentário.
rule-moves-after-mate = lances depois do xeque-mate
    .why = O xeque-mate termina a partida imediatamente (Leis da FIDE, 5.1.1). Os lances seguintes são de outra partida, ou um lance anterior foi mal anotado.
    .fix = Apague os lances ou corrija o anterior.
rule-moves-after-stalemate = lances depois do afogamento
    .why = O afogamento termina a partida imediatamente, com empate (Leis da FIDE, 5.2.1). Os lances seguintes são de outra partida, ou um lance anterior foi mal anotado.
    .fix = Apague os lances ou corrija o anterior.
rule-moves-after-dead-position = lances depois de uma posição morta
    .why = Com tão pouco material nenhum dos lados pode dar mate, sejam quais forem os lances, e a partida está empatada (Leis da FIDE, 5.2.2). Na internet é comum continuar. Uma ocorrência por partida, no primeiro lance seguinte. Com --material documento, rei contra rei e dois cavalos também conta.
    .fix = Nada é preciso se os lances foram mesmo jogados.
rule-moves-after-fivefold = lances depois da quinta repetição
    .why = Quando a mesma posição ocorre cinco vezes, a partida está empatada sem que ninguém precise pedir (Leis da FIDE, 9.6.1). Uma ocorrência por partida, no primeiro lance seguinte.
    .fix = Nada é preciso se os lances foram mesmo jogados.
rule-moves-after-75-moves = lances depois de 75 lances sem captura nem movimento de peão
    .why = Depois de 75 lances de cada lado sem captura nem movimento de peão, a partida está empatada sem que ninguém precise pedir, a não ser que o último tenha dado mate (Leis da FIDE, 9.6.2). Uma ocorrência por partida, no primeiro lance seguinte.
    .fix = Nada é preciso se os lances foram mesmo jogados.
