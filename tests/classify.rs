//! `roque classify` and `roque openings` as a user meets them.

use std::fs;

use crate::cli::roque;

const SAMPLE: &str = "samples/classify/aberturas.pgn";

/// Standard output, standard error, exit status.
fn run(args: &[&str]) -> (String, String, i32) {
    let output = roque(args);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let code = output.status.code().unwrap();
    (text(output.stdout), text(output.stderr), code)
}

#[test]
fn csv_has_the_fields_and_leaves_what_is_unknown_empty() {
    let (out, _, code) = run(&["classify", SAMPLE, "--output-format", "csv"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines,
        [
            "file,game,white,black,result,eco,name,name_printed,section,ply,setup,language,evidence",
            "samples/classify/aberturas.pgn,1,\"Moreira, Ana\",\"Falcão, Rui\",1-0,,Defesa Índia da Dama,Defesa Índia da Dama,Partidas Semi-Abertas,6,false,pt,letters",
            "samples/classify/aberturas.pgn,2,\"Lima, Inês\",\"Souza, Davi\",1/2-1/2,,Defesa Philidor,Defesa Filidor,Partidas Abertas,4,false,pt,letters",
            "samples/classify/aberturas.pgn,3,\"Prado, Caio\",\"Teles, Eva\",0-1,,Abertura Ruy López,Abertura Rui Lopez,Partidas Abertas,5,false,en,letters",
            "samples/classify/aberturas.pgn,4,\"Nunes, Léa\",\"Rocha, Ivo\",*,,Defesa Siciliana,Defesa Siciliana,Partidas Semi-Abertas,0,true,en,none",
            "samples/classify/aberturas.pgn,5,\"Moreira, Ana\",\"Lima, Inês\",1-0,,,,,,false,en,none",
        ]
    );
    assert_eq!(code, 0);
}

#[test]
fn json_lines_are_in_english_for_the_eco() {
    let (out, _, _) = run(&[
        "classify",
        "--book",
        "eco",
        SAMPLE,
        "--output-format",
        "jsonl",
    ]);
    let third = out.lines().nth(2).unwrap();
    assert_eq!(
        third,
        r#"{"schema":1,"file":"samples/classify/aberturas.pgn","game":3,"white":"Prado, Caio","black":"Teles, Eva","result":"0-1","eco":"C70","name":"Ruy Lopez: Morphy Defense","name_printed":null,"section":null,"ply":6,"setup":false,"language":"en","evidence":"letters"}"#
    );
    let fourth = out.lines().nth(3).unwrap();
    assert!(fourth.contains(r#""eco":"B22","name":"Sicilian Defense: Alapin Variation""#));
    assert!(fourth.contains(r#""ply":1,"setup":true"#));
}

#[test]
fn summary_counts_results_and_what_is_in_no_table() {
    let (out, _, _) = run(&["classify", SAMPLE, "--summary", "--output-format", "csv"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines,
        [
            "name,games,white,draw,black",
            "Abertura Ruy López,1,0.0,0.0,100.0",
            "Defesa Philidor,1,0.0,100.0,0.0",
            "Defesa Siciliana,1,,,",
            "Defesa Índia da Dama,1,100.0,0.0,0.0",
            ",1,100.0,0.0,0.0",
        ]
    );
}

#[test]
fn threads_and_chunks_change_nothing() {
    let one = run(&["classify", "--book", "eco", SAMPLE, SAMPLE, "-j1"]);
    let many = run(&[
        "classify",
        "--book",
        "eco",
        SAMPLE,
        SAMPLE,
        "-j3",
        "--chunk-bytes",
        "64",
    ]);
    assert_eq!(one, many);
    let tags = ["classify", "--book", "eco", "--write-tags", SAMPLE, SAMPLE];
    let one = run(&[&tags[..], &["-j1"]].concat());
    let many = run(&[&tags[..], &["-j3", "--chunk-bytes", "64"]].concat());
    assert_eq!(one, many);
}

#[test]
fn a_game_that_breaks_off_is_classified_and_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("jogo.pgn");
    fs::write(&path, "[Event \"?\"]\n\n1. e4 c6 2. Cf5 d5 *\n").unwrap();
    let path = path.to_str().unwrap();
    let (out, err, code) = run(&["classify", path, "--names", "pt-BR"]);
    assert!(out.contains("Defesa Caro-Kann"), "{out}");
    assert!(
        err.contains("one game could not be played to its end"),
        "{err}"
    );
    assert_eq!(code, 1);
}

#[test]
fn written_tags_agree_with_the_moves_and_differ_in_nothing_else() {
    let (out, _, code) = run(&["classify", "--book", "eco", "--write-tags", SAMPLE]);
    assert_eq!(code, 0);
    assert!(out.contains("[ECO \"E15\"]\n[Opening \"Queen's Indian Defense\"]\n"));
    let ours = |line: &&str| {
        !["[ECO ", "[Opening ", "[Variation "]
            .iter()
            .any(|tag| line.starts_with(tag))
    };
    let before = fs::read_to_string(SAMPLE).unwrap();
    let rest: Vec<&str> = out.lines().filter(ours).collect();
    assert_eq!(rest, before.lines().filter(ours).collect::<Vec<_>>());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    fs::write(&path, &out).unwrap();
    let path = path.to_str().unwrap();
    let (found, _, code) = run(&["classify", "--book", "eco", "--check-tags", path]);
    assert_eq!((found.as_str(), code), ("", 0));
}

#[test]
fn games_of_two_files_stay_two() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["a.pgn", "b.pgn"].map(|name| folder.path().join(name));
    fs::write(&two, "[Event \"b\"]\n\n1. e4 e6 *\n").unwrap();
    let second = "[Event \"b\"]\n[ECO \"C00\"]\n[Opening \"French Defense\"]\n\n1. e4 e6 *\n";
    for (first, joint) in [
        ("[Event \"a\"]", "\n\n"),
        ("[Event \"a\"]\r\n", "\n"),
        ("[Event \"a\"]\n\n*", "\n"),
        ("[Event \"a\"]\n\n*\n", ""),
        ("", ""),
    ] {
        fs::write(&one, first).unwrap();
        let paths = [&one, &two].map(|path| path.to_str().unwrap());
        let (out, _, code) = run(&[
            "classify",
            "--book",
            "eco",
            "--write-tags",
            paths[0],
            paths[1],
        ]);
        assert_eq!((out, code), (format!("{first}{joint}{second}"), 0));
    }
}

#[test]
fn tags_that_cannot_be_written_are_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    let file = path.to_str().unwrap();
    let args = ["classify", "--book", "eco", "--write-tags", file];
    // The table's Blackburne-Kostić Gambit has a letter that Windows-1252 lacks.
    let game = b"[White \"Jos\xe9\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 *\n";
    fs::write(&path, game).unwrap();
    let output = roque(&args);
    assert_eq!(
        (&output.stdout[..], output.status.code()),
        (&game[..], Some(1))
    );
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("its encoding lacks a character"), "{told}");
    // UTF-16 cannot be kept byte for byte.
    let wide: Vec<u8> = "\u{feff}[Event \"x\"]\n\n1. e4 *\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    fs::write(&path, wide).unwrap();
    let (out, err, code) = run(&args);
    assert_eq!((out.as_str(), code), ("", 2));
    assert!(err.contains("UTF-16"), "{err}");
}

#[test]
fn tags_are_checked_on_demand_only() {
    let (found, _, code) = run(&["classify", "--book", "eco", "--check-tags", SAMPLE]);
    assert_eq!(code, 1);
    assert!(found.contains("eco-mismatch"), "{found}");
    assert!(found.contains("E15 Queen's Indian Defense"), "{found}");
    let (found, _, code) = run(&[
        "validate",
        SAMPLE,
        "--select",
        "eco-mismatch",
        "--output-format",
        "concise",
    ]);
    assert_eq!(found.lines().count(), 1, "{found}");
    assert_eq!(code, 0);
    let (found, _, _) = run(&["validate", SAMPLE]);
    assert!(!found.contains("eco-mismatch"), "{found}");
}

#[test]
fn a_list_of_ones_own_is_used_or_refused_at_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("minha.txt");
    let book = path.to_str().unwrap();
    fs::write(&path, "Minhas.\nMinha abertura: 1-a3,\n").unwrap();
    let (out, _, code) = run(&["classify", "--book", book, SAMPLE, "--output-format", "csv"]);
    assert!(
        out.lines()
            .nth(5)
            .unwrap()
            .contains(",Minha abertura,Minha abertura,Minhas,1,")
    );
    assert_eq!(code, 0);
    fs::write(&path, "Minhas.\nMinha abertura: 1-a5,\n").unwrap();
    let (out, err, code) = run(&["classify", "--book", book, SAMPLE]);
    assert_eq!((out.as_str(), code), ("", 2));
    assert!(
        err.contains("minha.txt:2:19: \"a5\" names no legal move"),
        "{err}"
    );
}

#[test]
fn the_documents_list_is_printed_with_what_was_mended() {
    let (out, _, code) = run(&["openings", "--lang", "pt-BR"]);
    assert_eq!(code, 0);
    for text in [
        "Partidas Abertas\n",
        "Abertura Ponziani",
        "    corrigido: Ponzioni → Ponziani. ",
        "    impresso: Abertura Ponzioni: 1-e4, e5. 2-Cf3, Cc6. 3-c3,\n",
        "    corrigido: 2-Cf6 → 2-Cf3. ",
        "    impresso: Gambito Budapeste: 1-d4, Cf6. 2-e4,\n",
    ] {
        assert!(out.contains(text), "{text}\n{out}");
    }
    let (out, _, _) = run(&["openings", "--output-format", "csv"]);
    assert_eq!(out.lines().count(), 31);
    let (out, _, _) = run(&["openings", "--book", "eco", "--output-format", "jsonl"]);
    assert_eq!(out.lines().count(), 3807);
}
