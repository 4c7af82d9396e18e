//! The documents' loops, and the errors of the type.

mod common;

use common::back;
use pruning::{
    Larger, LowerBound, PruningError, PruningTable, SlotSet, idx2pos, pos2idx, scan,
};
use puzzle::Metric;
use puzzle::pocket_cube::PocketCube;
use std::ops::Mul;
use table::TableError;
use transition::{Coordinate, CoordinateError};

#[test]
fn the_type_computes_what_the_plain_loop_does() {
    for metric in Metric::ALL {
        let back = back(metric);
        let orders: Vec<_> = back.iter().map(|turn| *turn.pm()).collect();
        let mut labels = [0; 35];
        let layers = scan(&orders, &mut labels);
        let table = PruningTable::new(SlotSet, &PocketCube::SOLVED, &back).unwrap();
        assert_eq!(table.table().layers(), layers);
        let distances = table.table().distances().iter().map(|&d| d as i8);
        assert!(distances.eq(labels));
    }
}

#[test]
fn a_number_comes_back_and_stands_for_144_orders() {
    let mut orders = [0; 35];
    for rank in 0..5040 {
        let mut pm = [0; 7];
        permutation::unrank(rank, &mut pm);
        orders[pos2idx(&pm)] += 1;
    }
    assert_eq!(orders, [144; 35]);
    assert!((0..35).all(|p| pos2idx(&idx2pos(p)) == p));
}

/// Places on a ring of 400, and doing one step after another adds them up.
#[derive(Debug, Clone, Copy)]
struct Place(usize);

impl Mul for Place {
    type Output = Place;

    fn mul(self, step: Place) -> Place {
        Place((self.0 + step.0) % 400)
    }
}

/// The ring's first `count` places, with a rank as one likes it.
#[derive(Debug, Clone)]
struct Ring {
    count: usize,
    rank: fn(usize) -> usize,
}

impl Coordinate for Ring {
    type Position = Place;

    fn count(&self) -> usize {
        self.count
    }

    fn rank(&self, place: &Place) -> usize {
        (self.rank)(place.0)
    }

    fn unrank(&self, index: usize) -> Place {
        Place(index)
    }
}

#[test]
fn what_gives_no_table_is_said() {
    let half = Ring { count: 12, rank: |place| place / 2 };
    let error = PruningTable::new(half, &Place(0), &[]).unwrap_err();
    let law = CoordinateError::Law { index: 1, back: 0 };
    assert_eq!(error, PruningError::Coordinate(law));
    assert_eq!(error.to_string(), "rank(unrank(1)) is 0, and must be 1");

    let ring = |count| Ring { count, rank: |place| place };
    let error = PruningTable::new(ring(12), &Place(12), &[]).unwrap_err();
    let start = TableError::Start { start: 12, count: 12 };
    assert_eq!(error, PruningError::Table(start));
    assert_eq!(error.to_string(), "start 12 is not below 12");

    let error = PruningTable::new(ring(400), &Place(0), &[Place(1)]).unwrap_err();
    assert_eq!(error, PruningError::Table(TableError::TooDeep));
}

/// The bound that is always right and never of use.
struct Zero;

impl LowerBound<Place> for Zero {
    fn lower_bound(&self, _: &Place) -> Option<u8> {
        Some(0)
    }
}

#[test]
fn what_cannot_be_reached_has_no_bound() {
    let even = Ring { count: 400, rank: |place| place };
    let steps = [Place(2), Place(398)];
    let table = PruningTable::new(even, &Place(0), &steps).unwrap();
    assert_eq!(table.lower_bound(&Place(6)), Some(3));
    assert_eq!(table.lower_bound(&Place(7)), None);
    assert_eq!(Larger(Zero, table.clone()).lower_bound(&Place(7)), None);
    assert_eq!(Larger(table, Zero).lower_bound(&Place(398)), Some(1));
}
