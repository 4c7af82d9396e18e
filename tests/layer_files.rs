//! The downloadable layer files contain every position of their puzzles, and agree with
//! published counts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use puzzle::PublishedCounts;
use puzzle::catalog::{self, CATALOG};

#[test]
fn layer_files_hold_every_position() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = root.join("chapters/figures/layer-tables.md");
    let page = fs::read_to_string(page).unwrap();
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(root.join("chapters/figures")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(puzzle) = name.strip_suffix("-layers.csv") else { continue };
        let text = fs::read_to_string(&path).unwrap();
        let rows = text.strip_prefix("distance,positions\n").expect(&name);
        let layers: Vec<u64> = (0..)
            .zip(rows.lines())
            .map(|(distance, row)| {
                let count = row.strip_prefix(&format!("{distance},")).expect(row);
                count.parse().expect(row)
            })
            .collect();
        assert!(page.contains(&format!("[CSV]({name})")), "no page shows {name}");
        assert!(page.contains(&format!("id=\"layers-{puzzle}\"")), "{puzzle}");
        files.insert(puzzle.to_owned(), layers);
    }
    assert_eq!(page.matches("[CSV](").count(), files.len());
    for family in CATALOG {
        let examples = family.examples.iter().copied();
        let published = family.published.iter().map(|published| published.puzzle);
        let names: BTreeSet<_> = examples.chain(published).collect();
        let metrics = family.metrics.iter().copied().map(Some);
        let none = family.metrics.is_empty().then_some(None);
        for metric in metrics.chain(none) {
            for &name in &names {
                let choice = catalog::find(name).unwrap();
                let suffix =
                    metric.map_or(String::new(), |metric| format!("-{metric}"));
                let file = files.remove(&format!("{name}{suffix}"));
                let published =
                    choice.published(metric).map(|published| published.counts);
                if let Some(PublishedCounts::Layers(expected)) = published {
                    assert_eq!(file.as_deref(), Some(expected), "{name}{suffix}");
                }
                let positions = choice.puzzle(metric).unwrap().position_count();
                if let Some(layers) = file {
                    assert_eq!(layers.iter().sum::<u64>(), positions, "{name}{suffix}");
                } else if family.examples.contains(&name) {
                    assert!(positions > 4_000_000, "no file for {name}{suffix}");
                }
            }
        }
    }
    assert!(files.is_empty(), "of no puzzle: {:?}", files.keys());
}

/// Each puzzle of the catalog can be played in a page.
#[test]
fn pages_can_play_every_puzzle() {
    let chapters = Path::new(env!("CARGO_MANIFEST_DIR")).join("chapters");
    let mut played = BTreeSet::new();
    for folder in [chapters.join("puzzles"), chapters] {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|kind| kind != "md") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            if text.contains("data-widget=\"cube\"") {
                played.insert("pocket-cube");
            }
            let named = text.split("data-puzzles=\"").skip(1);
            for name in named.filter_map(|rest| rest.split('"').next()) {
                for name in name.split(' ') {
                    let found = catalog::find(name).expect(name);
                    played.insert(found.family.name);
                }
            }
        }
    }
    let all: BTreeSet<_> = CATALOG.iter().map(|family| family.name).collect();
    assert_eq!(played, all);
}
