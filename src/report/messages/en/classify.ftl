# What classify and openings print.

opening-game = game
opening-eco = ECO
opening-ply-short = ply
opening-name = opening
opening-games = games
opening-white = White
opening-draw = draws
opening-black = Black
opening-unclassified = not in the table
opening-total = all games
opening-printed = printed
opening-mended = mended
opening-note = note
opening-other-start = starts from a position
openings-incomplete =
    { $count ->
        [one] one game could not be played to its end (roque validate says why)
       *[other] { $count } games could not be played to their end (roque validate says why)
    }
