# Words of `export`.

export-summary = { $input }: { $written }{ $cut ->
        [0] {""}
        [one] {" "}({ $cut } only as far as it is valid)
       *[other] {" "}({ $cut } only as far as they are valid)
    }, { $left ->
        [0] none left out
        [one] { $left } left out, with errors or of a variant that is not supported
       *[other] { $left } left out, with errors or of variants that are not supported
    }, { $seconds } s
export-written = { $games ->
        [0] none written
        [one] { $games } written
       *[other] { $games } written
    }
