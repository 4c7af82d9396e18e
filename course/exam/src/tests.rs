//! Every drawn question against a slow way that knows nothing of the crates, for many seeds;
//! the values that the page shows against what is computed of its own numbers.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::slow::slow;
use super::template::Numbers;
use super::*;

/// The seeds that are tried.
const SEEDS: std::ops::Range<u64> = 0..200;

fn root() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn questions_of_page() -> Vec<Question> {
    page(&root().join("chapters").join(EXAM_PAGE)).expect("the page")
}

#[test]
fn page_values_are_computed_and_all_named() {
    let questions = questions_of_page();
    for template in templates() {
        let Some(it) = questions.iter().find(|it| it.title == template.title) else {
            panic!("the page has no question `{}`", template.title)
        };
        assert!(it.drawn, "{} is not `Drawn`", it.title);
        let values = BTreeMap::from_iter(template.of_page().values);
        let used = std::cell::RefCell::new(BTreeSet::new());
        for text in [&it.asked, &it.answer] {
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
    let drawn = questions.iter().filter(|it| it.drawn);
    assert_eq!(drawn.count(), templates().count());
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
        let count = questions.iter().filter(|it| it.exam == Some(which));
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
