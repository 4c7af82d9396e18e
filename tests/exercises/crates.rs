//! The crates compiled for an exercise.
use std::path::Path;

use base::libraries::Crates;
use judging::exercises::{crates, load_all};

#[test]
fn exercise_needs_only_named_crates() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let known = Crates::read(root).unwrap();
    let mut small = 0;
    for exercise in load_all(root).unwrap() {
        let needed = crates::needed_by(&exercise, &known).unwrap();
        assert!(needed.contains("judge"), "{}", exercise.name);
        for krate in &exercise.metadata.uses {
            assert!(
                needed.contains(&krate.replace('-', "_")),
                "{}: {krate}",
                exercise.name
            );
        }
        // Exercises of the first chapters need no crate of a later one.
        if ["orientation", "permutation", "combination"].contains(&&*exercise.chapter) {
            let below = known.with_dependencies(&needed);
            for late in ["rows", "table", "symmetry", "pruning", "graph_search"] {
                assert!(!below.contains(late), "{} takes {late}", exercise.name);
            }
            small += 1;
        }
    }
    assert!(small >= 20, "{small}");
}
