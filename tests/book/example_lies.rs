//! Each kind of lie that a worked example, an entry or an exercise can tell, told by a small
//! book, as in `lies.rs`: a new check is a new row here.
use std::fs;
use std::path::Path;

use book::site::examples;
use judging::exercises::examples::contradicted;
use judging::exercises::prove::prove;
use judging::exercises::{Exercise, Workshop, all};

use crate::fixture::{self, expanded, refusal};
use crate::lies::{Lie, refused};

/// Examples that prove less than they say.
const IN_EXAMPLES: [Lie; 15] = [
    (
        "an assertion that a hidden macro takes away",
        "# One\n\n```rust\n# macro_rules! assert_eq { ($($t:tt)*) => {} }\nassert_eq!(1, 2);\n```\n",
        "chapters/one.md:3: found the hidden line `# macro_rules! assert_eq { ($($t:tt)*) => {} }`",
    ),
    (
        "an assertion under a hidden condition",
        "# One\n\n```rust\n# if false {\nassert_eq!(1, 2);\n# }\n```\n",
        "chapters/one.md:3: found the hidden line `# if false {`: a reader must see what is run",
    ),
    (
        "an assertion after a hidden return",
        "# One\n\n```rust\n# return;\nassert_eq!(1, 2);\n```\n",
        "chapters/one.md:3: found the hidden line `# return;`: ",
    ),
    (
        "a hidden module in the place of a crate",
        "# One\n\n```rust\n# mod a { pub fn rank() -> u8 { 7 } }\nassert_eq!(a::rank(), 7);\n```\n",
        "chapters/one.md:3: found the hidden line `# mod a { pub fn rank() -> u8 { 7 } }`: ",
    ),
    (
        "more than a type in the last hidden line",
        "# One\n\n```rust\nassert_eq!(1, 1);\n# Ok::<(), [(); { return }]>(())\n```\n",
        "chapters/one.md:3: found the hidden line `# Ok::<(), [(); { return }]>(())`: ",
    ),
    (
        "an example that asserts nothing",
        "# One\n\n```rust\nlet rank = 7; // assert_eq!(rank, 8)\n```\n",
        "chapters/one.md:3: this example asserts nothing, so it proves no more than that it ",
    ),
    (
        "an assertion in a test that is not run",
        "# One\n\n```rust\n#[test]\nfn one() {\n    assert_eq!(1, 2);\n}\n```\n",
        "chapters/one.md:3: found `assert_eq!(1, 2);` where it may not run: ",
    ),
    (
        "a panic of any kind",
        "# One\n\n```rust,should_panic\n[1][7];\n```\n",
        "chapters/one.md:3: `should_panic` passes whatever panics: say with which words, in a ",
    ),
    (
        "an assertion under a condition",
        "# One\n\n```rust\nif false {\n    assert_eq!(1, 2);\n}\n```\n",
        "chapters/one.md:3: found `assert_eq!(1, 2);` where it may not run: ",
    ),
    (
        "an assertion in a function that nobody calls",
        "# One\n\n```rust\nfn main() {}\nfn one() {\n    assert_eq!(1, 2);\n}\n```\n",
        "chapters/one.md:3: found `assert_eq!(1, 2);` where it may not run: ",
    ),
    (
        "an assertion after the end",
        "# One\n\n```rust\nstd::process::exit(0);\nassert_eq!(1, 2);\n```\n",
        "chapters/one.md:3: found `exit` in an example, by which an assertion may not run",
    ),
    (
        "an assertion that always holds",
        "# One\n\n```rust\nassert_eq!(1 + 1, 1 + 1);\n```\n",
        "chapters/one.md:3: found `assert_eq!(1 + 1, 1 + 1);`, which always holds",
    ),
    (
        "assertions in a block of text",
        "# One\n\n```text\nassert_eq!(1, 2);\n```\n",
        "chapters/one.md:3: found `assert_eq!(1, 2);` in a block ```text, where nobody runs it: ",
    ),
    (
        "assertions in JSON",
        "# One\n\n```json\nassert!(false)\n```\n",
        "chapters/one.md:3: found `assert!(false)` in a block ```json, where nobody runs it: ",
    ),
    (
        "assertions in a block that is not run",
        "# One\n\n<!-- no_run: it waits -->\n```rust,no_run\nassert_ne!(1, 1);\n```\n",
        "chapters/one.md:4: found `assert_ne!(1, 1);` in a block ```rust,no_run, where nobody ",
    ),
];

#[test]
fn lies_in_examples_are_refused() {
    for (kind, chapter, right) in IN_EXAMPLES {
        refused(kind, &refusal(chapter), right);
    }
}

#[test]
fn honest_examples_are_not() {
    for example in [
        "```rust\nassert_eq!(\"1\".parse::<u8>()?, 1);\n# Ok::<(), std::num::ParseIntError>(())\n```",
        "```rust\n#[derive(Debug)]\nstruct A;\nassert!(matches!(A, A));\n```",
        "```rust,should_panic\npanic!(\"no rank\"); // panics: \"no rank\"\n```",
        "```json\n{ \"puzzle\": \"pocket-cube\" }\n```",
    ] {
        expanded(example).unwrap_or_else(|error| panic!("{example}\n{error:#}"));
    }
}

#[test]
fn a_panic_says_what_the_example_says() {
    let folder = tempfile::tempdir().unwrap();
    let run = |code: &str| {
        let chapter = format!(
            "# One\n\n```rust,should_panic\n// panics: \"7 is not below 5\"\n{code}\n```\n\n\
             ```rust\nassert!(true);\n```\n"
        );
        examples::run(folder.path(), &[(Path::new("one.md"), &chapter)])
    };
    let passed =
        run("let a = [7, 5];\npanic!(\"{} is not below {}\", a[0], a[1]);").unwrap();
    assert_eq!(passed, "chapters/one.md: 2 of 2 worked examples pass\n");
    let found = run("panic!(\"8 is not below 5\");").unwrap_err().to_string();
    let right = "it panics with `8 is not below 5`, and must say `7 is not below 5`";
    assert!(found.contains(right) && found.contains("chapters/one.md:3"), "{found}");
    let few = "```rust,should_panic\n// panics: \"7 is\"\npanic!(\"7 is odd\");\n```\n";
    let found = examples::run(folder.path(), &[(Path::new("one.md"), few)]);
    let right = "it panics with `7 is odd`, and must say `7 is`";
    assert!(found.unwrap_err().to_string().contains(right));
    let found = run("let a = 1;").unwrap_err().to_string();
    let right = "it does not panic, and must say `7 is not below 5`";
    assert!(found.contains(right) && found.contains("chapters/one.md:3"), "{found}");
}

/// An entry of the checklist with a test, and of the errata, in a book whose test file is
/// this one, as are two files that no crate has.
fn entry(tests: &str, list: &str, entry: &str) -> String {
    let all = format!("{{{{#appendix {list}}}}}\n");
    let file = format!("chapters/appendix/{list}.toml");
    let files = [
        (
            "chapters/SUMMARY.md",
            "# Summary\n\n- [One](one.md)\n- [Two](two.md)\n- [Preface](preface.md)\n- [Source](source/a.md)\n- [All](appendix/all.md)\n",
        ),
        ("chapters/appendix/all.md", &all),
        ("code/a/tests/t.rs", tests),
        ("code/a/src/b.rs", tests),
        ("chapters/appendix/x.rs", tests),
        (&file, entry),
    ];
    fixture::expanded_with("# One\n", &files).unwrap_err().to_string()
}

#[test]
fn a_test_that_does_not_run_shows_nothing() {
    let item = "[[entry]]\nid = \"J1\"\nwhat = \"What.\"\nsections = [\"one.md\"]\n\
                tests = [\"code/a/tests/t.rs::works\"]\n";
    for (kind, tests) in [
        ("ignored", "#[ignore]\n#[test]\nfn works() {}\n"),
        ("ignored with a reason", "#[test]\n#[ignore = \"long\"]\nfn works() {}\n"),
        ("left out", "#[cfg(any())]\n#[test]\nfn works() {}\n"),
        (
            "left out with its module",
            "#[cfg(any())]\nmod m {\n#[test]\nfn works() {}\n}\n",
        ),
    ] {
        let found = entry(tests, "checklist", item);
        let right = "chapters/appendix/checklist.toml:5: the test `works` of code/a/tests/t.rs \
                     does not run: ";
        assert!(found.lines().any(|line| line.starts_with(right)), "{kind}: {found}");
    }
    for (kind, tests) in [
        ("in a comment", "/*\n#[test]\nfn works() {}\n*/\n"),
        ("in a string", "const A: &str = \"\n#[test]\nfn works() {}\n\";\n"),
        (
            "in a macro that nobody calls",
            "macro_rules! m {\n() => {\n#[test]\nfn works() {}\n}\n}\n",
        ),
    ] {
        let found = entry(tests, "checklist", item);
        let right = "chapters/appendix/checklist.toml:5: code/a/tests/t.rs has no test `works`:";
        assert!(found.lines().any(|line| line.starts_with(right)), "{kind}: {found}");
    }
}

#[test]
fn a_test_in_a_file_that_nobody_compiles_shows_nothing() {
    for file in ["code/a/src/b.rs", "chapters/appendix/x.rs"] {
        // What is gone is told once, at its first place.
        let item = format!(
            "[[entry]]\nid = \"J1\"\nwhat = \"What.\"\n\
             sections = [\"one.md#gone\", \"one.md#gone\"]\ntests = [\"{file}::works\"]\n"
        );
        let found = entry("#[test]\nfn works() {}\n", "checklist", &item);
        let right =
            format!("chapters/appendix/checklist.toml:5: {file} is no file of tests: ");
        assert!(found.contains(&right), "{found}");
        assert_eq!(found.matches("has no heading `#gone`").count(), 1, "{found}");
        assert!(found.contains("; places that name it, too: 1"), "{found}");
    }
}

#[test]
fn a_test_of_another_erratum_shows_nothing() {
    let erratum = "[[entry]]\nnumber = 13\nat = \"A\"\nsays = \"B\"\nright = \"C\"\n\
                   sections = [\"one.md\"]\ntests = [\"code/a/tests/t.rs::erratum_12_is\"]\n";
    let found = entry("#[test]\nfn erratum_12_is() {}\n", "errata", erratum);
    let right = "chapters/appendix/errata.toml:7: `erratum_12_is` shows erratum 12, by its name, \
                 and this is erratum 13";
    assert!(found.lines().any(|line| line == right), "{found}");
}

#[test]
fn an_exercise_that_shows_what_its_solution_does_not_give_is_refused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let name = "rank-a-list";
    let exercises = all(root).unwrap();
    let exercise = exercises.iter().find(|exercise| exercise.name == name).unwrap();
    let workshop =
        Workshop::open_for(root, Path::new(env!("CARGO_BIN_EXE_gods")), [exercise])
            .unwrap();
    assert_eq!(contradicted(&workshop, exercise).unwrap(), None);

    let folder = tempfile::tempdir().unwrap();
    let solution = exercise.read("solution.rs").unwrap();
    for (shown, lie, right) in [
        ("10 + 3 + 1 = 14", "10 + 3 + 1 = 15", "rank(&[1, 3, 5]) gives 14, and not 15"),
        ("is 10 + 3 + 1 = 14", "must be 15", "rank(&[1, 3, 5]) gives 14, and not 15"),
        ("10 + 3 + 1 = 14", "`14_u8`", "an example is no Rust"),
        (
            "/// The rank",
            "/// assert_eq!(rank(&[0]), 7);\n/// The rank",
            "gives 0, and not 7",
        ),
    ] {
        let text = solution.replacen(shown, lie, 1);
        assert_ne!(text, solution, "{shown}");
        fs::write(folder.path().join("solution.rs"), text).unwrap();
        let liar = Exercise { folder: folder.path().to_owned(), ..exercise.clone() };
        let found = contradicted(&workshop, &liar).unwrap().unwrap();
        assert!(found.contains(right), "{lie}: {found}");
        assert!(found.contains("the stub shows what it does not give"), "{found}");
    }
    let text = solution.replacen("is 10 + 3 + 1", "comes to", 1);
    fs::write(folder.path().join("solution.rs"), text).unwrap();
    let liar = Exercise { folder: folder.path().to_owned(), ..exercise.clone() };
    let found = contradicted(&workshop, &liar).unwrap().unwrap();
    let right = "the stub shows `rank(&[1, 3, 5])`, and what it gives cannot be read: ";
    assert!(found.starts_with(right), "{found}");
}

#[test]
fn an_exercise_that_names_a_mistake_that_no_answer_proves_is_refused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let exercises = all(root).unwrap();
    let exercise = exercises.iter().find(|it| it.name == "newest-first").unwrap();
    let workshop =
        Workshop::open_for(root, Path::new(env!("CARGO_BIN_EXE_gods")), [exercise])
            .unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("wrong")).unwrap();
    for file in ["solution.rs", "check.rs", "hints.md"] {
        fs::write(folder.path().join(file), exercise.read(file).unwrap()).unwrap();
    }
    for (file, message) in exercise.wrongs().unwrap() {
        let name = file.file_name().unwrap();
        let text = fs::read_to_string(&file).unwrap();
        // One is missing, and one has a message that two advices share.
        let text = match name.to_str().unwrap() {
            "five.rs" => continue,
            "three.rs" => {
                text.replace(&message, "State 0 and its two neighbors are right.")
            }
            _ => text,
        };
        fs::write(folder.path().join("wrong").join(name), text).unwrap();
    }
    let liar = Exercise { folder: folder.path().to_owned(), ..exercise.clone() };
    let found = prove(&workshop, &liar).unwrap();
    let right = "chapters/exercises/graph-search/newest-first/wrong: none of the 6 answers \
                 is told this, which check.rs says of a mistake: `";
    for (found, advice) in
        found.iter().zip(["Count again which state", "State 0 and its"])
    {
        assert!(found.starts_with(&format!("{right}{advice}")), "{found}");
    }
    assert_eq!(found.len(), 2, "{found:?}");
}
