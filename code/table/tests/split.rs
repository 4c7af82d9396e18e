//! Graphs of two coordinates: the ranks of pairs, the largest sizes, and the errors.

use std::ops::Mul;
use table::{Graph, SplitTableGraph};
use transition::{Coordinate, CoordinateError};

/// The two hands of a clock. The product of two positions adds up the steps of each hand.
#[derive(Debug, Clone, Copy)]
struct Hands(usize, usize);

impl Mul for Hands {
    type Output = Hands;

    fn mul(self, other: Hands) -> Hands {
        Hands(self.0 + other.0, self.1 + other.1)
    }
}

/// A coordinate of one of the hands, with any function as its rank.
struct Hand {
    count: usize,
    rank: fn(Hands) -> usize,
    unrank: fn(usize) -> Hands,
}

impl Coordinate for Hand {
    type Position = Hands;

    fn count(&self) -> usize {
        self.count
    }

    fn rank(&self, position: &Hands) -> usize {
        (self.rank)(*position)
    }

    fn unrank(&self, index: usize) -> Hands {
        (self.unrank)(index)
    }
}

/// The high coordinate counts one hand modulo 65,535, the low one the other modulo 65,537.
const HIGH: Hand =
    Hand { count: 65_535, rank: |p| p.0 % 65_535, unrank: |index| Hands(index, 0) };
const LOW: Hand =
    Hand { count: 65_537, rank: |p| p.1 % 65_537, unrank: |index| Hands(0, index) };

/// A coordinate of which only the number of ranks may be used.
fn size_only(count: usize) -> Hand {
    Hand { count, rank: |_| unreachable!(), unrank: |_| unreachable!() }
}

#[track_caller]
fn assert_error<T: std::fmt::Debug>(result: Result<T, CoordinateError>, message: &str) {
    assert_eq!(result.unwrap_err().to_string(), message);
}

#[test]
fn index_is_mixed_radix() {
    let hours = Hand { count: 12, rank: |p| p.0 % 12, ..HIGH };
    let minutes = Hand { count: 60, rank: |p| p.1 % 60, ..LOW };
    let moves = [Hands(0, 1), Hands(1, 0), Hands(11, 59)];
    let clock = SplitTableGraph::new(&hours, &minutes, &moves).unwrap();
    assert_eq!((clock.count(), clock.bytes()), (720, (12 + 60) * 3 * 4));
    for p in 0..720 {
        let (hour, minute) = (p / 60, p % 60);
        let expected =
            moves.map(|Hands(h, m)| (hour + h) % 12 * 60 + (minute + m) % 60);
        assert!(clock.neighbors(p).eq(expected), "{p}");
    }
}

#[test]
fn accepts_2_pow_32_minus_1() {
    // The graph has 65,535 · 65,537 = 2^32 - 1 positions.
    let moves = [Hands(1, 0), Hands(0, 1), Hands(65_534, 65_536)];
    let graph = SplitTableGraph::new(&HIGH, &LOW, &moves).unwrap();
    let count = u32::MAX as usize;
    assert_eq!((graph.count(), graph.bytes()), (count, (65_535 + 65_537) * 3 * 4));
    let neighbors = |p| graph.neighbors(p).collect::<Vec<_>>();
    assert_eq!(neighbors(0), [65_537, 1, count - 1]);
    assert_eq!(neighbors(count - 1), [65_536, count - 65_537, count - 65_538 - 1]);

    assert_error(
        SplitTableGraph::new(&size_only(1 << 16), &size_only(1 << 16), &moves),
        "4294967296 ranks do not fit in 32-bit entries",
    );
}

#[test]
fn rejects_more_than_32_bits() {
    // The error comes before anything is allocated or computed, also where the product of the
    // two counts overflows `usize`.
    let moves = [Hands(1, 1)];
    for (high, low) in [(729, u32::MAX as usize / 729 + 1), (1 << 32, 1), (1, 1 << 32)]
    {
        let error = CoordinateError::TooLarge { count: high * low };
        let found = SplitTableGraph::new(&size_only(high), &size_only(low), &moves);
        assert_eq!(found.unwrap_err(), error);
    }
    for (high, low) in [(usize::MAX, 2), (2, usize::MAX), (1 << 32, 1 << 32)] {
        assert_error(
            SplitTableGraph::new(&size_only(high), &size_only(low), &moves),
            "18446744073709551615 ranks do not fit in 32-bit entries",
        );
    }
}

#[test]
fn rejects_broken_high_or_low() {
    let moves = [Hands(2, 0)];
    let half = Hand { count: 12, rank: |p| p.0 % 12 / 2 * 2, ..HIGH };
    let message = "rank(unrank(1)) is 0, and must be 1";
    assert_error(SplitTableGraph::new(&half, &LOW, &moves), message);
    assert_error(SplitTableGraph::new(&LOW, &half, &moves), message);
    let line = Hand { count: 12, rank: |p| p.0, ..HIGH };
    let message = "move 0 takes 10 to rank 12, which is not below 12";
    assert_error(SplitTableGraph::new(&line, &LOW, &moves), message);
    assert_error(SplitTableGraph::new(&LOW, &line, &moves), message);
}

#[test]
fn zero_ranks_make_empty_graph() {
    let moves = [Hands(1, 1)];
    for (high, low) in [(size_only(0), LOW), (LOW, size_only(0))] {
        let graph = SplitTableGraph::new(&high, &low, &moves).unwrap();
        assert_eq!((graph.count(), graph.bytes()), (0, 65_537 * 4));
    }
    // Too many ranks of one coordinate are an error even if the other one has none.
    let message = "18446744073709551615 ranks do not fit in 32-bit entries";
    assert_error(
        SplitTableGraph::new(&size_only(0), &size_only(usize::MAX), &moves),
        message,
    );
    assert_error(
        SplitTableGraph::new(&size_only(usize::MAX), &size_only(0), &moves),
        message,
    );
}

#[test]
fn no_moves_make_no_neighbors() {
    let graph = SplitTableGraph::new(&HIGH, &LOW, &[]).unwrap();
    assert_eq!((graph.count(), graph.bytes()), (u32::MAX as usize, 0));
    assert_eq!(graph.neighbors(u32::MAX as usize - 1).next(), None);
}
