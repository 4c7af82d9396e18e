//! A reduced table that ignores the several indices of positions whose representative has
//! a nontrivial stabilizer, and its errors.

use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube};
use symmetry::{PieceSymmetries, ReducedTable, SymCoordinate};
use table::{CompleteTable, Graph, UNREACHED};
use transition::{Coordinate, CornerPermutation, CornerPosition};

/// The graph of class and twist with only the first index of each position.
struct WithoutTwins {
    cube: PieceSymmetries<7, 3>,
    classes: SymCoordinate,
    turns: Vec<PocketCube>,
}

impl WithoutTwins {
    fn index(&self, position: &PocketCube) -> usize {
        let permutation = CornerPermutation.rank(position);
        let relabeling =
            &self.cube.relabelings[self.classes.to_representative(permutation)];
        let twist = CornerPosition.rank(&relabeling.conjugate(position)) % 729;
        self.classes.class(permutation) * 729 + twist
    }
}

impl Graph for WithoutTwins {
    fn count(&self) -> usize {
        self.classes.count() * 729
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        let raw = self.classes.representative(p / 729) * 729 + p % 729;
        let position = CornerPosition.unrank(raw);
        self.turns.iter().map(move |&m| self.index(&(position * m)))
    }
}

#[test]
fn missing_twins_raise_some_entries() {
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let right = ReducedTable::new(CornerPosition, 729, &turns).unwrap();
    let cube = PieceSymmetries::find(&turns).unwrap();
    let classes = SymCoordinate::from_coordinate(&CornerPermutation, &cube).unwrap();
    let graph = WithoutTwins { cube, classes, turns };
    let start = graph.index(&PocketCube::SOLVED);
    let wrong = CompleteTable::new(&graph, start, |_| {}).unwrap();
    let (mut missed, mut too_large) = (0, 0);
    for p in 0..graph.count() {
        let (found, expected) = (wrong.distances()[p], right.distances()[p]);
        if found != expected {
            missed += usize::from(found == UNREACHED);
            too_large += usize::from(found != UNREACHED);
            assert!(found > expected);
            assert!(graph.classes.stabilizer(p / 729).count() > 1);
        }
    }
    assert_eq!((missed, too_large), (0, 11_999));
}
