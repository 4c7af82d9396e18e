//! No parser panics on any input, and what it accepts round-trips.
#![cfg(feature = "tool")]

use gods_algorithm::puzzle::catalog::{self, CATALOG};

use base::failure::UsageError;
use cli::puzzles::{choose, list_reader::ListReader};
use gods_algorithm::solve::Instance;
use proptest::prelude::*;
use proptest::sample::select;

/// Arbitrary text.
fn any_text() -> impl Strategy<Value = String> {
    prop::collection::vec(any::<char>(), 0..40).prop_map(String::from_iter)
}

/// Text of meaningful parts, joined arbitrarily.
fn almost_valid() -> impl Strategy<Value = String> {
    const PARTS: [&str; 46] = [
        "U",
        "D",
        "L",
        "R",
        "F",
        "B",
        "x",
        "2",
        "3",
        "'",
        "’",
        "′",
        " ",
        ",",
        "\t",
        "\n",
        "0",
        "1",
        "4",
        "8",
        "15",
        "-",
        "-1",
        "x",
        "X",
        "×",
        "ü",
        "\u{301}",
        "\u{feff}",
        "\0",
        ":",
        "position: ",
        "scramble:",
        "#",
        "//",
        "(",
        ")",
        ")2",
        ")^99",
        "[",
        "a",
        "b",
        "c",
        ">",
        "256",
        "1.5",
    ];
    prop::collection::vec(select(&PARTS[..]), 0..30).prop_map(|parts| parts.concat())
}

/// The name of a family with arbitrary sizes.
fn names() -> impl Strategy<Value = String> {
    let stems: Vec<String> = CATALOG
        .iter()
        .map(|family| family.name.split(char::is_uppercase).next().unwrap_or_default())
        .map(|stem| stem.trim_end_matches('-').to_owned())
        .collect();
    let sizes = prop_oneof![
        (0..30_usize, 0..30_usize).prop_map(|(a, b)| format!("-{a}x{b}")),
        (0..30_usize).prop_map(|n| format!("-{n}")),
        any::<(u64, u64)>().prop_map(|(a, b)| format!("-{a}x{b}")),
        any::<u128>().prop_map(|n| format!("-{n}x00{n}")),
        almost_valid(),
    ];
    (select(stems), sizes).prop_map(|(stem, sizes)| stem + &sizes)
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![any_text(), almost_valid(), almost_valid(), names()]
}

/// Puzzles with entries of two digits, or with more names than the examples.
const LARGE: [&str; 9] = [
    "15-puzzle",
    "sliding-4x5",
    "sliding-10x2",
    "pancake-12",
    "pancake-20",
    "burnt-pancake-16",
    "topspin-20x4",
    "hanoi-26x13",
    "hanoi-3x24",
];

/// An example of the catalog, or a larger puzzle.
fn example() -> impl Strategy<Value = &'static str> {
    let names = CATALOG.iter().flat_map(|family| family.examples);
    select(names.copied().chain(LARGE).collect::<Vec<_>>())
}

/// Words of a command line.
fn words() -> impl Strategy<Value = Vec<String>> {
    const WORDS: [&str; 34] = [
        "table",
        "solve",
        "random",
        "farthest",
        "plot",
        "puzzles",
        "book",
        "sessions",
        "exercises",
        "grade",
        "measure",
        "widgets",
        "figures",
        "--json",
        "--csv",
        "--metric",
        "--engine",
        "--threads",
        "--keep",
        "--max-memory",
        "--position",
        "--facelets",
        "--file",
        "--seed",
        "--count",
        "--port",
        "-o",
        "--",
        "-",
        "8-puzzle",
        "quarter-turn",
        "two-bits",
        "6G",
        "3",
    ];
    let word =
        prop_oneof![3 => select(&WORDS[..]).prop_map(str::to_owned), 1 => text()];
    prop::collection::vec(word, 0..8)
}

/// Checks that an error is a usage error of one line.
fn check_usage_error(error: &anyhow::Error) -> Result<(), TestCaseError> {
    prop_assert!(error.is::<UsageError>(), "{error:?}");
    let message = error.to_string();
    prop_assert!(
        !message.is_empty() && !message.contains(char::is_control),
        "{message:?}"
    );
    Ok(())
}

fn instance(name: &str) -> Instance {
    choose::instance(name, None).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn parsed_positions_round_trip(
        name in example(), text in text(),
    ) {
        let puzzle = instance(name).puzzle().clone();
        if let Ok(rank) = puzzle.read_rank(&text) {
            prop_assert!(rank < puzzle.position_count());
            prop_assert_eq!(puzzle.read_rank(&puzzle.write_rank(rank)), Ok(rank));
        }
    }

    #[test]
    fn written_positions_can_be_parsed(
        name in example(), number in any::<u64>(),
    ) {
        let puzzle = instance(name).puzzle().clone();
        let rank = number % puzzle.position_count();
        prop_assert_eq!(puzzle.read_rank(&puzzle.write_rank(rank)), Ok(rank));
        // Text without one word gives another position or an error.
        let text = puzzle.write_rank(rank);
        for at in text.char_indices().map(|(at, _)| at) {
            let other = [&text[..at], text[at..].trim_start_matches(|c| c != ' ')].concat();
            let read = puzzle.read_rank(&other);
            prop_assert!(read.is_err() || other.trim() == text || read != Ok(rank));
        }
    }

    #[test]
    fn parsed_scrambles_can_be_joined(
        name in example(), a in text(), b in text(),
    ) {
        let puzzle = instance(name).puzzle().clone();
        let joined = puzzle.scramble_rank(&format!("{a} {b}"));
        if let Ok(rank) = &joined {
            prop_assert!(*rank < puzzle.position_count());
        }
        // With or without the second scramble or spaces, the first has the same result.
        match puzzle.scramble_rank(&a) {
            Ok(rank) => prop_assert_eq!(puzzle.scramble_rank(&format!(" {a}, ")), Ok(rank)),
            // The second scramble may close a group of the first.
            Err(error) if error.to_string().ends_with("after it ends the group") => {}
            Err(_) => prop_assert!(joined.is_err()),
        }
    }

    #[test]
    fn move_names_are_scrambles(name in example(), numbers in any::<[u8; 12]>()) {
        let puzzle = instance(name).puzzle().clone();
        let (names, mut rank, mut text) = (puzzle.move_names(), puzzle.solved_rank(), String::new());
        for number in numbers {
            let m = usize::from(number) % names.len();
            if let Some(next) = puzzle.successors(rank)[m] {
                rank = next;
                text = format!("{text} {}", names[m]);
            }
        }
        prop_assert_eq!(puzzle.scramble_rank(&text), Ok(rank));
    }

    #[test]
    fn size_in_name_is_puzzle_size(rows in 0..30_usize, columns in 0..30_usize) {
        let choice = catalog::find(&format!("sliding-{rows:02}x{columns}")).unwrap();
        prop_assert_eq!(&choice.sizes, &[rows, columns]);
        prop_assert_eq!(&choice.name, &format!("sliding-{rows}x{columns}"));
        let possible = rows > 1 && columns > 1 && rows * columns <= 20;
        prop_assert_eq!(choice.puzzle(None).is_ok(), possible);
    }

    #[test]
    fn found_names_are_canonical(name in text()) {
        if let Ok(choice) = catalog::find(&name) {
            let again = catalog::find(&choice.name).unwrap();
            prop_assert_eq!(&again.name, &choice.name);
            prop_assert_eq!(&again.sizes, &choice.sizes);
            // A size is accepted or rejected, without a panic or an overflow.
            if let Ok(puzzle) = choice.puzzle(None) {
                prop_assert!(puzzle.solved_rank() < puzzle.position_count());
            }
        }
        if let Err(error) = choose::instance(&name, None) {
            check_usage_error(&error)?;
        }
    }

    #[test]
    fn command_lines_parse_or_explain(words in words()) {
        let words: Vec<_> = [&["gods"][..], &words.iter().map(|w| &w[..]).collect::<Vec<_>>()].concat();
        if let Err(message) = cli::is_read_only(&words) {
            prop_assert!(!message.is_empty());
        }
    }

    #[test]
    fn list_lines_parse_or_explain(
        name in example(), text in text(),
    ) {
        let instance = instance(name);
        for entry in ListReader::new(&instance, text.as_bytes()).unwrap() {
            match entry.unwrap().1 {
                Ok((rank, _)) => prop_assert!(rank < instance.puzzle().position_count()),
                Err(error) => prop_assert!(!error.is_empty() && !error.contains('\n')),
            }
        }
    }

    #[test]
    fn parses_position_of_line(name in example(), number in any::<u64>()) {
        let instance = instance(name);
        let puzzle = instance.puzzle();
        let rank = number % puzzle.position_count();
        let line = format!("position: {}", puzzle.write_rank(rank));
        let mut entries = ListReader::new(&instance, line.as_bytes()).unwrap();
        prop_assert_eq!(entries.next().unwrap().unwrap().1.unwrap().0, rank);
    }
}
