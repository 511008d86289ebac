# Openings: messages and rules.

eco-mismatch = the { $tag } tag says { $value }, the moves say { $opening } (ply { $ply })

rule-eco-mismatch = ECO or Opening tag that the moves do not bear out
    .why = By the latest position of the game that is in the ECO table, the opening is another one. Tables differ in where an opening begins, and transpositions are not seen by all programs; so this is for information, and looked for only when it is selected.
    .fix = Nothing need be done; roque classify --write-tags writes the tags anew.
