//! The documents' loops as plain functions, and the errors of `PruningTable`.

use crate::common::back;
use pruning::{
    LowerBound, MaxBound, PruningError, PruningTable, SlotSet, idx2pos, pos2idx, scan,
};
use puzzle::Metric;
use puzzle::pocket_cube::PocketCube;
use std::ops::Mul;
use table::TableError;
use transition::{Coordinate, CoordinateError};

#[test]
fn pruning_table_matches_plain_scan() {
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
fn each_index_has_144_permutations() {
    let mut orders = [0; 35];
    for rank in 0..5040 {
        let mut pm = [0; 7];
        permutation::unrank(rank, &mut pm);
        orders[pos2idx(&pm)] += 1;
    }
    assert_eq!(orders, [144; 35]);
    assert!((0..35).all(|p| pos2idx(&idx2pos(p)) == p));
}

/// A position on a ring of 400. The product of two positions is their sum modulo 400.
#[derive(Debug, Clone, Copy)]
struct RingPosition(usize);

impl Mul for RingPosition {
    type Output = RingPosition;

    fn mul(self, step: RingPosition) -> RingPosition {
        RingPosition((self.0 + step.0) % 400)
    }
}

/// A coordinate of the ring's first `count` positions, with any function as its rank.
#[derive(Debug, Clone)]
struct Ring {
    count: usize,
    rank: fn(usize) -> usize,
}

impl Coordinate for Ring {
    type Position = RingPosition;

    fn count(&self) -> usize {
        self.count
    }

    fn rank(&self, place: &RingPosition) -> usize {
        (self.rank)(place.0)
    }

    fn unrank(&self, index: usize) -> RingPosition {
        RingPosition(index)
    }
}

#[test]
fn rejects_invalid_coordinates() {
    let half = Ring { count: 12, rank: |place| place / 2 };
    let error = PruningTable::new(half, &RingPosition(0), &[]).unwrap_err();
    let law = CoordinateError::RoundTrip { index: 1, rank: 0 };
    assert_eq!(error, PruningError::Coordinate(law));
    assert_eq!(error.to_string(), "rank(unrank(1)) is 0, and must be 1");

    let ring = |count| Ring { count, rank: |place| place };
    let error = PruningTable::new(ring(12), &RingPosition(12), &[]).unwrap_err();
    let start = TableError::Start { start: 12, count: 12 };
    assert_eq!(error, PruningError::Table(start));
    assert_eq!(error.to_string(), "start 12 is not below 12");

    let error =
        PruningTable::new(ring(400), &RingPosition(0), &[RingPosition(1)]).unwrap_err();
    assert_eq!(error, PruningError::Table(TableError::TooDeep));
}

/// The lower bound 0 for every position.
struct ZeroBound;

impl LowerBound<RingPosition> for ZeroBound {
    fn lower_bound(&self, _: &RingPosition) -> Option<u8> {
        Some(0)
    }
}

#[test]
fn unreachable_index_has_no_bound() {
    let even = Ring { count: 400, rank: |place| place };
    let steps = [RingPosition(2), RingPosition(398)];
    let table = PruningTable::new(even, &RingPosition(0), &steps).unwrap();
    assert_eq!(table.lower_bound(&RingPosition(6)), Some(3));
    assert_eq!(table.lower_bound(&RingPosition(7)), None);
    assert_eq!(MaxBound(ZeroBound, table.clone()).lower_bound(&RingPosition(7)), None);
    assert_eq!(MaxBound(table, ZeroBound).lower_bound(&RingPosition(398)), Some(1));
}
