//! Compares every drawn question with a brute-force oracle, for many seeds, and the
//! values on the page with those computed from the page's numbers.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::brute_force::brute_force_answers;
use super::template::Numbers;
use super::*;

/// Seeds of the test.
const SEEDS: std::ops::Range<u64> = 0..200;

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page_questions() -> Vec<ExamQuestion> {
    read_questions(&root().join("chapters").join(EXAM_PAGE)).expect("the page")
}

#[test]
fn page_shows_all_computed_values() {
    let questions = page_questions();
    for template in templates() {
        let Some(it) = questions.iter().find(|it| it.title == template.title) else {
            panic!("the page has no question `{}`", template.title)
        };
        assert!(it.is_drawn, "{} is not `Drawn`", it.title);
        let values = BTreeMap::from_iter(template.page_variant().values);
        let used = std::cell::RefCell::new(BTreeSet::new());
        for text in [&it.statement, &it.answer] {
            replace_values(text, |name, shown| {
                let computed = values.get(name).map_or("nothing", String::as_str);
                assert_eq!(shown, computed, "`{name}` of `{}`", it.title);
                used.borrow_mut().insert(name.to_owned());
                Ok::<_, std::convert::Infallible>(String::new())
            })
            .unwrap();
        }
        let unused = values.keys().find(|name| !used.borrow().contains(**name));
        assert_eq!(unused, None, "`{}` does not show it", it.title);
    }
    let drawn = questions.iter().filter(|it| it.is_drawn);
    assert_eq!(drawn.count(), templates().count());
}

#[test]
fn answers_match_brute_force() {
    let mut different = BTreeMap::new();
    let pages = templates().map(|it| (it.owned_page_numbers(), it));
    let mut all: Vec<(Numbers, &Template)> = pages.collect();
    for seed in SEEDS {
        let mut draw = SeededNumbers::new(seed);
        all.extend(templates().map(|it| ((it.draw)(&mut draw), it)));
    }
    for (given, template) in &all {
        let variant = (template.compute)(given);
        let title = template.title;
        assert_eq!(
            variant.answers,
            brute_force_answers(title, given),
            "{title} of {given:?}: {variant:?}"
        );
        different.entry(title).or_insert_with(BTreeSet::new).insert(given.clone());
    }
    for (title, given) in different {
        assert!(given.len() >= 4, "{title} has only {} variants", given.len());
    }
}

#[test]
fn no_part_answers_another() {
    let questions = page_questions();
    let drawn = (0..1000).flat_map(|seed| draw_variants(Some(seed), &questions));
    // Row and number of one position are drawn apart: row 2 0 1 0 has number 19.
    let corner = templates().find(|it| it.title.starts_with("A corner")).unwrap();
    let statement = statement_of(corner.title, &questions);
    let given = [19, 22].map(|t| [vec![2, 0, 1, 0], vec![t], vec![1, 1, 1, 1]]);
    let variants = given.map(|it| (corner.compute)(&it));
    let leaked = variants.each_ref().map(|it| leaked_answer(statement, it));
    assert_eq!(leaked, [Some(&[19][..]), None]);
    for (title, variant) in draw_variants(None, &questions).into_iter().chain(drawn) {
        let statement = statement_of(title, &questions);
        let leaked = leaked_answer(statement, &variant);
        assert_eq!(leaked, None, "{title} of {:?}", variant.values);
    }
}

#[test]
fn redrawn_question_leaves_others() {
    let questions = page_questions();
    let mut redrawn = 0;
    for seed in SEEDS {
        let mut draw = SeededNumbers::new(seed);
        for (template, (title, drawn)) in
            templates().zip(draw_variants(Some(seed), &questions))
        {
            let first = (template.compute)(&(template.draw)(&mut draw));
            if leaked_answer(statement_of(title, &questions), &first).is_some() {
                redrawn += 1;
            } else {
                assert_eq!(drawn.values, first.values, "{title} of seed {seed}");
            }
        }
    }
    assert!(redrawn > 0);
}

#[test]
fn exam_is_determined_by_seed() {
    let (questions, facts) = (page_questions(), facts::read(&root()).expect("facts"));
    let exam = |exam, seed, key| {
        exam_text(exam, Some(seed), key, &questions, &facts).expect("an exam")
    };
    for which in [Exam::Midterm, Exam::Final] {
        let one = exam(which, 7, false);
        assert_eq!(one, exam(which, 7, false));
        assert_ne!(one, exam(which, 8, false));
        for hidden in ["**Answer.**", "looks for", "{{", "<!--", "1 point:"] {
            assert!(!one.contains(hidden), "{hidden} in {one}");
        }
        let key = exam(which, 7, true);
        let count = questions.iter().filter(|it| it.exam == Some(which));
        assert_eq!(key.matches("**Answer.**").count(), count.count());
        assert!(!key.contains("{{"), "{key}");
        for line in one.lines().filter(|line| line.starts_with("## ")) {
            assert!(key.contains(line), "{line} in {key}");
        }
    }
    // A seed gives these numbers on any machine and in all versions, so that printed
    // exams stay valid.
    let [first, .., last] = &draw_variants(Some(1), &questions)[..] else {
        panic!("two questions or more")
    };
    for ((title, variant), (expected_title, answers)) in [(first, FIRST), (last, LAST)]
    {
        let answers = answers.iter().map(|row| row.to_vec()).collect::<Numbers>();
        assert_eq!((*title, &variant.answers), (expected_title, &answers));
    }
}

/// A question, and its answers with the numbers of seed 1.
type Answers = (&'static str, &'static [&'static [u64]]);
const FIRST: Answers = ("Edges in a row", &[&[32], &[31], &[1, 1, 0, 0, 1]]);
const LAST: Answers = ("Limits of a 15-puzzle", &[&[10], &[10, 12, 14]]);
