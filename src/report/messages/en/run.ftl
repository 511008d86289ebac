# Words of the reports: labels, summary, progress, explanations.

severity-error = error
severity-warning = warning
severity-info = info
word-help = help
word-note = note
place = (game { $game }{ $more })
place-outside = (after game { $game })
more-of-rule = more than { $count } findings of { $code } { $name }: from here on they are only counted (--max-per-rule 0 shows all)
files = { $files ->
        [0] no files
        [one] { $files } file
       *[other] { $files } files
    }
games = { $games ->
        [0] no games
        [one] { $games } game
       *[other] { $games } games
    }
errors = { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }
errors-in-games = { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    } { $faulty ->
        [one] in { $faulty } game
       *[other] in { $faulty } games
    }
warnings = { $warnings ->
        [0] no warnings
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
infos = { $infos ->
        [0] no infos
        [one] { $infos } info
       *[other] { $infos } infos
    }
summary = { $input }: { $found }, { $seconds } s
work = { $work ->
        [checking] checking
       *[reading] reading
    }
progress = { $work }: { $percent }%, { $done } of { $total } MiB, { $games }, { $rate } MiB/s, time left: { $left } s
progress-open = { $work }: { $done } MiB, { $games }, { $rate } MiB/s
file-missing = { $path }: file not found
selector-unknown = no rule is called "{ $value }" ({ $option })
selector-suggestion = { $problem }; did you mean "{ $suggestion }"?
explain-wrong = example
explain-right = write
explain-fix = what to do
explain-mending = { $mending ->
        [safe] roque can mend it safely
        [unsafe] roque can mend it, but what was meant is a guess
       *[none] roque does not mend it
    }
explain-style = only looked for with --select
