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
openings-unwritten =
    { $count ->
        [one] one game has its tags as before: its encoding lacks a character of the opening's name
       *[other] { $count } games have their tags as before: their encoding lacks a character of the opening's name
    }
openings-need-utf-8 = { $path } is UTF-16, in which no tags are written; roque translate --output-encoding utf-8 makes it UTF-8
openings-incomplete =
    { $count ->
        [one] one game could not be played to its end (roque validate says why)
       *[other] { $count } games could not be played to their end (roque validate says why)
    }
