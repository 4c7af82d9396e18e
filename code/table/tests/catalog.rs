//! The layers of every puzzle in the catalog, beside what others have counted.

use puzzle::catalog::{self, CATALOG, Count};
use table::distances_to_solved;

/// Tables beyond this many positions are no matter for a test.
const MOST: u64 = 4_000_000;

#[test]
fn the_layers_are_the_published_ones() {
    for family in CATALOG {
        for published in family.published {
            let choice = catalog::find(published.puzzle).unwrap();
            let puzzle = choice.puzzle(published.metric).unwrap();
            if puzzle.count() > MOST {
                continue;
            }
            let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
            match published.count {
                Count::Layers(layers) => {
                    assert_eq!(table.layers(), layers, "{}", published.puzzle);
                }
                Count::Depth(depth) => {
                    assert_eq!(table.depth(), depth, "{}", published.puzzle);
                }
            }
        }
    }
}

#[test]
fn every_position_of_an_example_can_be_solved() {
    // The pocket cube, which has metrics, has tests of its own.
    let families = CATALOG.iter().filter(|family| family.metrics.is_empty());
    for name in families.flat_map(|family| family.examples) {
        let puzzle = catalog::find(name).unwrap().puzzle(None).unwrap();
        assert!(puzzle.count() <= MOST, "{name} is too large for an example");
        let table = distances_to_solved(&*puzzle, |_| {}).unwrap();
        assert_eq!(table.layers().iter().sum::<u64>(), puzzle.count(), "{name}");
    }
}
