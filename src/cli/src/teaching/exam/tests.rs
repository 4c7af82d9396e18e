//! Every drawn question against a slow way that knows nothing of the crates, for many seeds;
//! the page against what the templates make of its own numbers.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::slow::slow;
use super::template::{Numbers, listed, spaced};
use super::*;

/// The seeds that are tried.
const SEEDS: std::ops::Range<u64> = 0..200;

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn questions_of_page() -> Vec<Question> {
    page(&root().join("chapters").join(PAGE)).expect("the page")
}

/// A text as one line.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The part of an answer before its worked example.
fn told(answer: &str) -> String {
    flat(answer.split("```").next().unwrap_or_default())
}

#[test]
fn the_page_has_the_questions_as_they_are_made_of_its_numbers() {
    let questions = questions_of_page();
    let drawn: Vec<_> = questions.iter().filter(|it| it.drawn).collect();
    assert_eq!(drawn.len(), templates().count(), "a template for each, and each once");
    for template in templates() {
        let made = template.of_page();
        let Some(it) = drawn.iter().find(|it| it.title == template.title) else {
            panic!(
                "the page has no question `{}`, or it is not `Drawn`",
                template.title
            )
        };
        assert_eq!(flat(&it.asked), flat(&made.asked), "{}", it.title);
        assert_eq!(told(&it.answer), flat(&made.answer), "{}", it.title);
        assert_eq!(it.key, made.key, "{}", it.title);
    }
}

#[test]
fn a_key_adds_up_to_what_its_question_is_worth_in_every_variant() {
    let questions = questions_of_page();
    for seed in SEEDS {
        for (title, made) in drawn(Some(seed)) {
            let question = questions.iter().find(|it| it.title == title).expect(title);
            let sum: u32 = made.key.iter().map(|(points, _)| points).sum();
            assert_eq!(sum, question.points, "{title}, seed {seed}");
        }
    }
}

#[test]
fn no_text_has_two_blanks_in_a_row() {
    for (title, made) in SEEDS.flat_map(|seed| drawn(Some(seed))) {
        let steps = made.key.iter().map(|(_, step)| step.as_str());
        for text in [made.asked.as_str(), &made.answer].into_iter().chain(steps) {
            assert!(!text.contains("  ") && !text.contains('\n'), "{title}: {text}");
        }
    }
}

#[test]
fn every_drawn_answer_is_that_of_a_slow_way() {
    let mut different = BTreeMap::new();
    let pages = templates().map(|it| (it.given(), it));
    let mut all: Vec<(Numbers, &Template)> = pages.collect();
    for seed in SEEDS {
        let mut draw = Draw::new(seed);
        all.extend(templates().map(|it| ((it.draw)(&mut draw), it)));
    }
    for (given, template) in &all {
        let made = (template.make)(given);
        let title = template.title;
        assert_eq!(made.right, slow(title, given), "{title} of {given:?}: {made:?}");
        different.entry(title).or_insert_with(BTreeSet::new).insert(given.clone());
        // What is right is said, too.
        let said =
            format!(" {} ", made.answer.replace(|c: char| !c.is_alphanumeric(), " "));
        for row in made.right.iter().filter(|_| title != "Three small boards") {
            for number in row {
                assert!(
                    said.contains(&format!(" {number} ")),
                    "{title}: {number} in {said}"
                );
            }
            let whole = [spaced(row), listed(row, ", "), listed(row, " and ")];
            let scattered = [
                "Pancakes",
                "Beads",
                "The next limit",
                "Three bounds of one board",
                "Two colors",
                "Places in a ring",
                "A bound that is none",
                "Beads in a ring",
            ];
            let is_said = whole.iter().any(|it| made.answer.contains(it));
            assert!(
                is_said || scattered.contains(&title),
                "{title}: {row:?} in {said}"
            );
        }
    }
    for (title, given) in different {
        assert!(given.len() >= 4, "{title} has only {} variants", given.len());
    }
}

#[test]
fn an_exam_is_the_same_for_the_same_seed_and_another_for_another() {
    let (questions, facts) =
        (questions_of_page(), facts::read(&root()).expect("facts"));
    let exam = |exam, seed, key| {
        written(exam, Some(seed), key, &questions, &facts).expect("an exam")
    };
    for which in [Exam::Midterm, Exam::Final] {
        let one = exam(which, 7, false);
        assert_eq!(one, exam(which, 7, false));
        assert_ne!(one, exam(which, 8, false));
        for hidden in ["**Answer.**", "looks for", "{{", "<!--", "1 point:"] {
            assert!(!one.contains(hidden), "{hidden} in {one}");
        }
        let key = exam(which, 7, true);
        let count =
            questions.iter().filter(|it| it.exam.as_deref() == Some(which.name()));
        assert_eq!(key.matches("**Answer.**").count(), count.count());
        assert!(!key.contains("{{"), "{key}");
        for line in one.lines().filter(|line| line.starts_with("## ")) {
            assert!(key.contains(line), "{line} in {key}");
        }
    }
    // A seed means this, on any machine, for ever: printed exams stay what they were.
    let first = drawn(Some(1)).into_iter().next().expect("a question");
    assert_eq!(
        (first.0, first.1.right),
        ("Edges in a row", FIRST.iter().map(|r| r.to_vec()).collect::<Numbers>())
    );
}

/// What is right for the first question of seed 1.
const FIRST: &[&[u64]] = &[&[32], &[31], &[1, 1, 0, 0, 1]];
