# Encoding: messages and rules.

not-utf8 = the text is not UTF-8; it was read as Windows-1252
not-utf8-old-table = some bytes are not Windows-1252; try roque translate --encoding cp850 --output-encoding utf-8
no-break-space = no-break space instead of a plain blank
control-character = control character { $code } in the text
invisible-character = invisible character { $code } in the text
lone-carriage-return = lines end with a lone carriage return (CR), as on old Macs

rule-not-utf8 = text that is not UTF-8
    .why = A game whose bytes are not valid UTF-8 is read as Windows-1252, the usual encoding of older chess programs. The reading is a guess: if names come out wrong, the file has yet another encoding. Reported once a game, at the first such byte.
    .fix = Save the file as UTF-8, or name its encoding with --encoding.
rule-no-break-space = no-break space between moves or tags
    .why = A no-break space (U+00A0) looks like a blank, but many programs do not read it as one. Text copied from web pages is full of them. Reported once a game, with their number.
    .fix = Put a plain blank in its place.
rule-control-character = control character in the text
    .why = Control characters have no meaning in PGN; they are left by old systems (Ctrl-Z at the end of a file) or by damage. They are skipped.
    .fix = Delete the character.
rule-invisible-character = invisible character in the text
    .why = Characters without width, such as U+200B, come from web pages and word processors. Nobody sees them, but other programs stumble over them. They are skipped.
    .fix = Delete the character.
rule-lone-carriage-return = lines that end with a carriage return alone
    .why = Lines end with LF or CR LF. A carriage return alone ended lines on Macs before 2001, and many programs see such a file as one long line. Here each still ends a line.
    .fix = Put a line feed (LF) in its place.
