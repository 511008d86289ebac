# Posições nas etiquetas FEN: mensagens. As regras estão em tags.ftl.

bad-fen-empty = a FEN está vazia
bad-fen-other-letters = o diagrama está marcado para outras letras de peças
bad-fen-rank-count = a FEN tem { $ranks ->
        [0] 0 linhas
        [one] { $ranks } linha
       *[other] { $ranks } linhas
    } em vez de 8
bad-fen-rank-length = a { $rank }.ª linha da FEN tem { $squares ->
        [0] 0 casas
        [one] { $squares } casa
       *[other] { $squares } casas
    } em vez de 8
bad-fen-letter = o caráter { $letter } na { $rank }.ª linha da FEN não indica peça
bad-fen-no-kings = não há reis na FEN
bad-fen-no-king = não há { PIECE("king", $color) } na FEN
bad-fen-many-kings = há { COUNTED($count, "king", $color) } na FEN
bad-fen-pawn = há um peão em { $square } na FEN, onde nenhum pode estar
bad-fen-turn = a vez de jogar não é w nem b na FEN
bad-fen-castling = o caráter { $letter } não indica direito ao roque na FEN
bad-fen-en-passant = o campo en passant da FEN não indica uma casa
bad-fen-en-passant-rank = casa de en passant { $square } na FEN: deve estar na 3.ª ou na 6.ª linha
bad-fen-check = o rei de { $king } poderia ser capturado a partir de { $by }: está em xeque o lado que não joga
mended-fen-missing = FEN incompleta: lida como se continuasse com { $rest }
mended-fen-extra = texto na FEN que não pertence a nenhum campo: posto de lado
mended-fen-split-digits = a { $rank }.ª linha da FEN conta casas vazias em vários algarismos
mended-fen-capital = letra maiúscula na FEN em lugar de minúscula
mended-fen-dash = outro traço na FEN em lugar de -
mended-fen-castling-form = direitos ao roque da FEN fora da forma usual
mended-fen-castling-king = direito ao roque { $letter } da FEN retirado: { PIECE("king", $color, form: "the") } não está no lugar
mended-fen-castling-rook = direito ao roque { $letter } da FEN retirado: não há { PIECE("rook", $color) } no lugar
mended-fen-castling-wing = direito ao roque { $letter } da FEN retirado: outra torre desse lado já o tem
mended-fen-en-passant-side = casa de en passant { $square } da FEN retirada: o peão seria do lado que joga
mended-fen-en-passant-pawn = casa de en passant { $square } da FEN retirada: nenhum peão acaba de passar por ela
mended-fen-en-passant-occupied = casa de en passant { $square } da FEN retirada: o caminho do peão não estava livre
mended-fen-men = { SIDE($color) } têm { $count } peças e peões na FEN; no máximo 16 são possíveis
mended-fen-pawns = { SIDE($color) } têm { $count } peões na FEN; no máximo 8 são possíveis
mended-fen-halfmoves = o contador dos 50 lances da FEN não é um número: lido como 0
mended-fen-fullmove = o número do lance da FEN não é um número: lido como 1
mended-fen-fullmove-zero = o número do lance da FEN é 0: lido como 1
