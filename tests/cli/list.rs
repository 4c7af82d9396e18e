//! `gods puzzles`.
use gods_algorithm::puzzle::catalog::{self, CATALOG};
use serde_json::Value;

use super::{json, prints};

#[test]
fn puzzles_are_listed() {
    let text = prints(&["puzzles"]);
    for family in CATALOG {
        assert!(text.contains(family.name) && text.contains(family.about), "{text}");
        assert!(family.examples.iter().all(|name| text.contains(name)), "{text}");
    }
    assert!(text.contains("3,674,160"));
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn puzzles_are_listed_as_json() {
    let list = json(&prints(&["puzzles", "--json"]), &["puzzles", "families"]);
    let list = list["puzzles"].as_array().unwrap();
    let examples = CATALOG
        .iter()
        .flat_map(|family| family.examples.iter().map(move |name| (family, name)));
    let examples: Vec<_> = examples.collect();
    assert_eq!(list.len(), examples.len());
    for (found, (family, name)) in list.iter().zip(examples) {
        assert_eq!(found["name"], *name);
        assert_eq!(found["about"], family.about);
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        assert_eq!(found["positions"], puzzle.positions());
        assert_eq!(found["metrics"].as_array().unwrap().len(), family.metrics.len());
    }
}

#[test]
fn families_are_listed_as_json() {
    let list = json(&prints(&["puzzles", "--json"]), &["puzzles", "families"]);
    let list = list["families"].as_array().unwrap();
    assert_eq!(list.len(), CATALOG.len());
    for (found, family) in list.iter().zip(CATALOG) {
        let text = found.to_string();
        let keys = ["family", "about", "sizes", "metrics", "aliases", "examples"];
        assert_eq!(found.as_object().unwrap().len(), keys.len(), "{text}");
        assert_eq!(found["family"], family.name);
        assert_eq!(found["about"], family.about);
        assert_eq!(found["sizes"], Value::from(family.sizes));
        assert_eq!(found["examples"], Value::from(family.examples));
        let metrics: Vec<_> = family.metrics.iter().map(|m| m.name()).collect();
        assert_eq!(found["metrics"], Value::from(metrics));
        let aliases = found["aliases"].as_array().unwrap();
        assert_eq!(aliases.len(), family.aliases.len());
        for (found, (alias, name)) in aliases.iter().zip(family.aliases) {
            assert_eq!(
                (&found["alias"], &found["name"]),
                (&(*alias).into(), &(*name).into())
            );
        }
    }
    let sliding = &list[1];
    assert_eq!(sliding["family"], "sliding-RxC");
    assert_eq!(sliding["aliases"][0]["alias"], "8-puzzle");
    assert_eq!(sliding["aliases"][0]["name"], "sliding-3x3");
}
