//! The definitions of the catalog's puzzles, against the puzzles themselves.

use crate::layers::layers;
use definition::{Definition, Transformation};
use puzzle::catalog::{self, CATALOG, NamedPuzzle};
use puzzle::{Indexed, Metric, PublishedCounts, sample_ranks};

fn found(name: &str) -> NamedPuzzle {
    catalog::find(name).unwrap_or_else(|error| panic!("{error}"))
}

/// The position with this rank, its pieces numbered through all sets.
fn position(puzzle: &dyn Indexed, rank: u64) -> Transformation {
    let (mut pm, mut ori) = (Vec::new(), Vec::new());
    for set in puzzle.pieces_of_rank(rank).expect("pieces") {
        let first = pm.len() as u16;
        pm.extend(set.pm.iter().map(|&piece| first + u16::from(piece)));
        ori.extend(set.ori.iter().map(|&turn| u16::from(turn)));
    }
    Transformation { pm, ori }
}

/// In every puzzle of the catalog that has pieces, a move multiplies each position by the
/// position after the move alone.
#[test]
fn moves_multiply_positions() {
    let mut groups = 0;
    for name in CATALOG.iter().flat_map(|family| family.examples) {
        let puzzle = found(name).puzzle(None).unwrap();
        let Ok(definition) = Definition::of_catalog(&found(name)) else { continue };
        groups += 1;
        let solved = puzzle.successors(puzzle.solved_rank());
        let moves: Vec<_> =
            solved.iter().map(|rank| position(&*puzzle, rank.unwrap())).collect();
        for rank in sample_ranks(puzzle.position_count(), 100) {
            let before = position(&*puzzle, rank);
            for (after, one) in puzzle.successors(rank).into_iter().zip(&moves) {
                let product = definition.sets().product(&before, one);
                assert_eq!(
                    position(&*puzzle, after.unwrap()),
                    product,
                    "{name}, {rank}"
                );
            }
        }
    }
    assert!(groups > 15, "{groups}");
}

#[test]
fn layers_are_those_of_catalog() {
    for (name, metric) in [
        ("pancake-7", None),
        ("burnt-pancake-4", None),
        ("topspin-6x2", None),
        ("pyraminx", None),
    ] {
        let definition = Definition::of_catalog(&found(name)).unwrap();
        let published = found(name).published(metric).expect("published");
        // TopSpin's ring is rotated by one disc in a move.
        let powers = name != "topspin-6x2";
        let counted = layers(&definition, powers);
        match published.counts {
            PublishedCounts::Layers(layers) => assert_eq!(counted, layers, "{name}"),
            PublishedCounts::Depth(depth) => {
                assert_eq!(counted.len() - 1, depth, "{name}")
            }
            _ => panic!("{name}"),
        }
    }
}

#[test]
fn leaves_out_powers_of_moves() {
    let names = |name| {
        let definition = Definition::of_catalog(&found(name)).unwrap();
        definition.moves().iter().map(|one| one.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names("rubik-corners"), ["U", "R", "F", "D", "L", "B"]);
    assert_eq!(names("domino"), ["U", "D", "R2", "L2", "F2", "B2"]);
    assert_eq!(names("topspin-8x4"), ["L", "F"]);
    assert_eq!(names("burnt-pancake-3"), ["1", "2", "3"]);
    let quarter = found("rubik-edges").puzzle(Some(Metric::QuarterTurn)).unwrap();
    let definition = Definition::of_puzzle("edges", &*quarter).unwrap();
    assert_eq!((definition.moves().len(), definition.points()), (6, 24));
}

#[test]
fn rejects_puzzles_without_group() {
    for name in ["8-puzzle", "hanoi-3x4"] {
        let puzzle = found(name);
        let error = Definition::of_catalog(&puzzle).unwrap_err();
        let message = format!(
            "{} has no definition: in one, every move is possible in every position and always \
             takes pieces from the same slots to the same slots, and its moves are not known to \
             do so",
            puzzle.name
        );
        assert_eq!(error.to_string(), message);
    }
    let error = Definition::of_catalog(&found("pancake-99")).unwrap_err();
    assert!(error.to_string().starts_with("found 99 pancakes"), "{error}");
}
