//! Graphs small enough to see: a path, islands, one-way streets, four cards.

use proptest::prelude::*;
use puzzle::{BrokenLaw, Law};
use std::collections::VecDeque;
use table::{CompleteTable, DescendError, Full, Graph, TableError, UNSEEN};
use table::{check_graph, check_reverse};
use table::{explore, scan};
use transition::{Coordinate, TransitionTable};

/// A graph given by its neighbors.
#[derive(Debug)]
struct Lists(Vec<Vec<usize>>);

impl Graph for Lists {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn neighbors(&self, p: usize) -> impl Iterator<Item = usize> {
        self.0[p].iter().copied()
    }
}

/// `0 - 1 - 2 - …`, with two moves: left and right, which stop at the ends.
fn path(count: usize) -> Lists {
    let neighbors = |p: usize| vec![p.saturating_sub(1), (p + 1).min(count - 1)];
    Lists((0..count).map(neighbors).collect())
}

#[test]
fn a_byte_holds_distances_up_to_254() {
    let table = CompleteTable::new(&path(255), 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1; 255]);
    assert_eq!((table.depth(), table.distance(254)), (254, Some(254)));
    assert_eq!(table.farthest().collect::<Vec<_>>(), [254]);
    let way = table.descend(&path(255), 254).unwrap();
    assert_eq!(way, [0; 254]);
}

#[test]
fn a_distance_of_255_is_too_deep() {
    for count in [256, 257, 300, 1000] {
        let error = CompleteTable::new(&path(count), 0, |_| {}).unwrap_err();
        assert_eq!(error, TableError::TooDeep);
        let message =
            "there are positions at distance 255, and the table holds at most 254";
        assert_eq!(error.to_string(), message);
    }
    // From the middle it is not: 150 to one side, 149 to the other.
    let table = CompleteTable::new(&path(300), 150, |_| {}).unwrap();
    assert_eq!(table.depth(), 150);
}

#[test]
fn a_start_that_is_no_position() {
    for (count, start) in [(0, 0), (3, 3), (3, usize::MAX)] {
        let graph = Lists(vec![vec![]; count]);
        let error = CompleteTable::new(&graph, start, |_| {}).unwrap_err();
        assert_eq!(error, TableError::Start { start, count });
        assert_eq!(error.to_string(), format!("start {start} is not below {count}"));
    }
}

#[test]
fn positions_that_cannot_be_reached_stay_unseen() {
    let islands = Lists(vec![vec![1], vec![0], vec![3], vec![2]]);
    let table = CompleteTable::new(&islands, 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1, 1]);
    assert_eq!(table.distance(1), Some(1));
    assert_eq!((table.distance(2), table.distance(3)), (None, None));
    assert_eq!(table.mean(), 0.5); // of those that can be reached

    let error = table.descend(&islands, 2).unwrap_err();
    assert_eq!(error, DescendError::Unreachable { position: 2 });
    assert_eq!(error.to_string(), "position 2 cannot be reached from the start");
    assert_eq!(table.distances(), [0, 1, UNSEEN, UNSEEN]);
}

#[test]
fn no_way_leads_down_from_a_position_without_a_distance() {
    // Position 255 cannot be reached, but from it one can go to 254, which is at
    // distance 254: one less than the label that says "no distance".
    let mut graph = path(255);
    graph.0.push(vec![254]);
    let table = CompleteTable::new(&graph, 0, |_| {}).unwrap();
    assert_eq!((table.distance(254), table.distance(255)), (Some(254), None));
    assert_eq!(table.descend(&graph, 254), Ok(vec![0; 254]));
    let error = table.descend(&graph, 255).unwrap_err();
    assert_eq!(error, DescendError::Unreachable { position: 255 });
    assert_eq!(error.to_string(), "position 255 cannot be reached from the start");
}

#[test]
fn no_way_leads_down_where_all_arrows_lead_up() {
    // 0 → 1 → 2 → 3 → 1: the first step down exists, the second does not.
    let graph = Lists(vec![vec![1], vec![2], vec![3], vec![1]]);
    let table = CompleteTable::new(&graph, 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1, 1, 1, 1]);
    let back = Lists(vec![vec![], vec![2], vec![], vec![2, 1]]);
    let error = table.descend(&graph, 3).unwrap_err();
    assert_eq!(error, DescendError::NoWayDown { position: 3, distance: 3 });
    // The error names the position on the way, not the one it began with.
    let error = table.descend(&back, 3).unwrap_err();
    assert_eq!(error, DescendError::NoWayDown { position: 2, distance: 2 });
    assert_eq!(
        error.to_string(),
        "no move leads from position 2, at distance 2, to one that is nearer: \
         was the table measured along the inverses of these moves?",
    );
}

#[test]
fn a_table_measured_in_the_wrong_direction_may_give_a_longer_way() {
    // 0 → 1, 1 → 2 and 0, 2 → 1 and 0. From 0, position 2 is two moves away; to 0
    // it is one.
    let graph = Lists(vec![vec![1], vec![2, 0], vec![1, 0]]);
    let from = CompleteTable::new(&graph, 0, |_| {}).unwrap();
    assert_eq!(from.distances(), [0, 1, 2]);
    assert_eq!(from.descend(&graph, 2), Ok(vec![0, 1])); // 2 → 1 → 0, and no error

    let reversed = Lists(vec![vec![1, 2], vec![0, 2], vec![1]]);
    let to = CompleteTable::new(&reversed, 0, |_| {}).unwrap();
    assert_eq!(to.distances(), [0, 1, 1]);
    assert_eq!(to.descend(&graph, 2), Ok(vec![1])); // 2 → 0
}

/// More positions than there is memory.
struct Huge(usize);

impl Graph for Huge {
    fn count(&self) -> usize {
        self.0
    }

    fn neighbors(&self, _: usize) -> impl Iterator<Item = usize> {
        panic!("looked at before there is a table");
        #[expect(unreachable_code)]
        std::iter::empty()
    }
}

#[test]
fn a_table_for_which_there_is_no_memory_is_an_error() {
    for count in [usize::MAX, isize::MAX as usize + 1, isize::MAX as usize] {
        for start in [0, count - 1] {
            let told = |_| panic!("told of a layer");
            let error = CompleteTable::new(&Huge(count), start, told).unwrap_err();
            assert_eq!(error, TableError::TooLarge { count });
            let message = format!(
                "a table of {count} positions needs {count} bytes, which cannot be had"
            );
            assert_eq!(error.to_string(), message);
        }
    }
    let error = CompleteTable::new(&Huge(usize::MAX), usize::MAX, |_| {}).unwrap_err();
    let (start, count) = (usize::MAX, usize::MAX);
    assert_eq!(error, TableError::Start { start, count });
}

#[test]
fn the_positions_at_a_distance_are_those_and_in_order() {
    let star = Lists(vec![vec![3], vec![3], vec![2], vec![4, 1, 0], vec![1]]);
    let table = CompleteTable::new(&star, 3, |_| {}).unwrap();
    let at = |distance| table.at(distance).collect::<Vec<_>>();
    assert_eq!((at(0), at(1), at(2)), (vec![3], vec![0, 1, 4], vec![]));
    assert_eq!(table.distance(2), None);
    assert_eq!(at(UNSEEN), []); // what has no distance is not at one
    assert_eq!(table.distances(), [1, 1, UNSEEN, 0, 1]);
    assert_eq!(star.bytes(), 0); // a graph has no tables, unless it says so
}

#[test]
fn one_position_is_its_own_table() {
    let table = CompleteTable::new(&Lists(vec![vec![0, 0]]), 0, |_| {}).unwrap();
    assert_eq!((table.layers(), table.depth()), (&[1][..], 0));
    assert_eq!((table.mean(), table.distances()), (0.0, &[0][..]));
    assert_eq!(table.descend(&Lists(vec![vec![0]]), 0), Ok(vec![]));
}

#[test]
fn two_moves_to_one_neighbor_count_it_once() {
    let doubled = Lists(vec![vec![1, 1, 1, 0], vec![0, 0, 2, 2], vec![1, 2, 2, 1]]);
    let table = CompleteTable::new(&doubled, 0, |_| {}).unwrap();
    assert_eq!(table.layers(), [1, 1, 1]);
    assert_eq!(table.descend(&doubled, 2), Ok(vec![0, 0])); // the first of each
}

/// The order of four cards.
struct Cards;

type Order = puzzle::Pieces<4, 1>;

impl Coordinate for Cards {
    type Position = Order;

    fn count(&self) -> usize {
        24
    }

    fn rank(&self, order: &Order) -> usize {
        permutation::rank(order.pm()) as usize
    }

    fn unrank(&self, index: usize) -> Order {
        let mut pm = [0; 4];
        permutation::unrank(index as u64, &mut pm);
        Order::new(pm, [0; 4]).unwrap()
    }
}

/// Checklist J7: the numbers of places and pieces are free. Number both in another
/// way: other positions get other ranks, the start is no longer 0, and the layers are
/// the same.
#[test]
fn places_and_pieces_may_be_numbered_in_any_way() {
    let (places, pieces) = ([2, 0, 3, 1], [3, 1, 0, 2]);
    let renumbered = |pm: &[u8; 4]| {
        let mut other = [0; 4];
        for slot in 0..4 {
            other[places[slot]] = pieces[usize::from(pm[slot])];
        }
        other
    };
    let mut next = vec![0; 24 * 3];
    for t in 0..24 {
        let mut pm = [0; 4];
        permutation::unrank(t, &mut pm);
        let from = permutation::rank(&renumbered(&pm)) as usize;
        for m in 0..3 {
            let mut qm = pm;
            qm.swap(m, m + 1);
            next[from * 3 + m] = permutation::rank(&renumbered(&qm)) as u32;
        }
    }
    let start = permutation::rank(&renumbered(&[0, 1, 2, 3])) as usize;
    assert_ne!(start, 0);
    assert_eq!(scan(start, &next, 3, &mut [0; 24]), [1, 3, 5, 6, 5, 3, 1]);
}

#[test]
fn four_cards_and_neighbor_swaps() {
    let swaps = [[1, 0, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]]
        .map(|pm| Order::new(pm, [0; 4]).unwrap());
    let table = TransitionTable::new(&Cards, &swaps).unwrap();
    let next = table.rows().as_flattened().to_vec();
    let full = Full { table };
    for start in 0..24 {
        let mut labels = [9; 24];
        assert_eq!(scan(start, &next, 3, &mut labels), [1, 3, 5, 6, 5, 3, 1]);
        let complete = CompleteTable::new(&full, start, |_| {}).unwrap();
        assert_eq!(complete.layers(), [1, 3, 5, 6, 5, 3, 1]);
        for p in 0..24 {
            assert_eq!(complete.distance(p), u8::try_from(labels[p]).ok());
        }
    }
    // From the sorted order the distance is the number of inversions.
    let complete = CompleteTable::new(&full, 0, |_| {}).unwrap();
    for p in 0..24 {
        let inversions = permutation::inversions(Cards.unrank(p).pm());
        assert_eq!(complete.distance(p).map(u64::from), Some(inversions));
    }
}

#[test]
fn the_plain_scan_leaves_minus_one_where_it_cannot_go() {
    let next = [1, 0, 3, 2]; // two islands, one move
    let mut labels = [7; 4];
    assert_eq!(scan(0, &next, 1, &mut labels), [1, 1]);
    assert_eq!(labels, [0, 1, -1, -1]);
    assert_eq!(explore(2, &next, 1, &mut labels), 1); // as if 2 had label -1: 0
    assert_eq!(labels, [0, 1, -1, 0]);
}

/// Breadth-first search as every textbook has it: a queue, no scan.
fn by_queue(graph: &Lists, start: usize) -> Vec<Option<u8>> {
    let mut distances = vec![None; graph.count()];
    distances[start] = Some(0);
    let mut queue = VecDeque::from([start]);
    while let Some(p) = queue.pop_front() {
        for &q in &graph.0[p] {
            if distances[q].is_none() {
                distances[q] = distances[p].map(|d: u8| d + 1);
                queue.push_back(q);
            }
        }
    }
    distances
}

/// Any directed graph, around the scan's block length of 64.
fn any_graph() -> impl Strategy<Value = Lists> {
    (1..200_usize).prop_flat_map(|n| {
        let row = prop::collection::vec(0..n, 0..4);
        prop::collection::vec(row, n).prop_map(Lists)
    })
}

proptest! {
    #[test]
    fn the_scan_finds_what_a_queue_finds(
        graph in any_graph(), start: prop::sample::Index,
    ) {
        let start = start.index(graph.count());
        let expected = by_queue(&graph, start);
        let table = CompleteTable::new(&graph, start, |_| {}).unwrap();
        for (p, &distance) in expected.iter().enumerate() {
            prop_assert_eq!(table.distance(p), distance);
        }
        for (depth, &positions) in table.layers().iter().enumerate() {
            let there = expected.iter().flatten().filter(|&&d| usize::from(d) == depth);
            prop_assert_eq!(positions, there.count() as u64);
            let there = table.at(depth as u8).collect::<Vec<_>>();
            prop_assert_eq!(there.len() as u64, positions);
            prop_assert!(there.is_sorted());
            prop_assert!(there.iter().all(|&p| expected[p] == Some(depth as u8)));
        }
        prop_assert_eq!(table.at(table.depth() as u8 + 1).next(), None);
        prop_assert_eq!(table.at(UNSEEN).next(), None);
        let labels = expected.iter().map(|distance| distance.unwrap_or(UNSEEN));
        prop_assert!(labels.eq(table.distances().iter().copied()));
        let seen = expected.iter().flatten().count() as u64;
        prop_assert_eq!(table.layers().iter().sum::<u64>(), seen);
    }

    #[test]
    fn descending_along_the_arrows_of_the_reversed_graph_works(
        graph in any_graph(), start: prop::sample::Index,
    ) {
        let start = start.index(graph.count());
        let mut reversed = Lists(vec![vec![]; graph.count()]);
        for (p, neighbors) in graph.0.iter().enumerate() {
            neighbors.iter().for_each(|&q| reversed.0[q].push(p));
        }
        // Distances *to* the start: measured along the reversed arrows.
        let table = CompleteTable::new(&reversed, start, |_| {}).unwrap();
        for p in 0..graph.count() {
            match table.distance(p) {
                Some(distance) => {
                    let way = table.descend(&graph, p).unwrap();
                    prop_assert_eq!(way.len(), usize::from(distance));
                    let end = way.iter().fold(p, |p, &m| graph.0[p][m]);
                    prop_assert_eq!(end, start);
                }
                None => {
                    let error = DescendError::Unreachable { position: p };
                    prop_assert_eq!(table.descend(&graph, p), Err(error));
                }
            }
        }
    }

    #[test]
    fn a_table_measured_in_the_wrong_direction_gives_no_way_that_is_too_short(
        graph in any_graph(), start: prop::sample::Index,
    ) {
        let start = start.index(graph.count());
        let mut reversed = Lists(vec![vec![]; graph.count()]);
        for (p, neighbors) in graph.0.iter().enumerate() {
            neighbors.iter().for_each(|&q| reversed.0[q].push(p));
        }
        let from = CompleteTable::new(&graph, start, |_| {}).unwrap();
        let to = CompleteTable::new(&reversed, start, |_| {}).unwrap();
        for p in 0..graph.count() {
            match (from.descend(&graph, p), from.distance(p)) {
                // If there is a way at all it leads there, and may be longer.
                (Ok(way), Some(distance)) => {
                    prop_assert_eq!(way.len(), usize::from(distance));
                    prop_assert!(to.distance(p).is_some_and(|least| least <= distance));
                    let end = way.iter().fold(p, |p, &m| graph.0[p][m]);
                    prop_assert_eq!(end, start);
                }
                (Err(DescendError::NoWayDown { .. }), Some(_)) => {}
                (Err(DescendError::Unreachable { position }), None) => {
                    prop_assert_eq!(position, p);
                }
                (found, distance) => prop_assert!(false, "{found:?} {distance:?}"),
            }
        }
    }
}

/// Each law of a graph, broken once and named.
#[test]
fn a_graph_that_breaks_a_law_is_told_where() {
    assert_eq!(check_graph(&path(5), 0..5), Ok(()));
    let none = check_graph(&Lists(vec![]), 0..0).unwrap_err();
    assert_eq!(none, BrokenLaw::new(Law::Count, None, 0, "at least 1"));
    let outside = Lists(vec![vec![1], vec![0, 7]]);
    let broken = check_graph(&outside, 0..2).unwrap_err();
    assert_eq!(broken, BrokenLaw::new(Law::Range, 1, 7, "a number below 2").by(1));
    assert_eq!(check_graph(&outside, [0]), Ok(()));
    let asked = check_graph(&outside, [2]).unwrap_err();
    assert_eq!((asked.law, asked.position, asked.m), (Law::Range, Some(2), None));

    // 0 → 1 → 2, and a way back that forgets 1 → 2.
    let (there, back) =
        (Lists(vec![vec![1], vec![2], vec![2]]), Lists(vec![vec![], vec![0], vec![2]]));
    let broken = check_reverse(&there, &back, 0..3).unwrap_err();
    let found = "the neighbors [2] of 2 on the way back";
    let right = BrokenLaw::new(Law::Reverse, 1, found, "1 among them").by(0);
    assert_eq!(broken, right);
    // And the other way round: a way back that nobody came.
    let more = Lists(vec![vec![], vec![0], vec![0, 1, 2]]);
    let broken = check_reverse(&there, &more, 0..3).unwrap_err();
    assert_eq!(
        (broken.law, broken.position, broken.m),
        (Law::Reverse, Some(2), Some(0))
    );
    let right = Lists(vec![vec![], vec![0], vec![1, 2]]);
    assert_eq!(check_reverse(&there, &right, 0..3), Ok(()));
    assert_eq!(check_reverse(&path(9), &path(9), 0..9), Ok(()));
}

#[test]
fn a_neighbor_that_is_no_position_is_an_error_and_no_panic() {
    let graph = Lists(vec![vec![1], vec![0, 1, 2], vec![]]);
    assert!(CompleteTable::new(&graph, 0, |_| {}).is_ok());
    for found in [3, usize::MAX] {
        let graph = Lists(vec![vec![1], vec![0, found], vec![]]);
        let error = CompleteTable::new(&graph, 0, |_| {}).unwrap_err();
        let right = TableError::Neighbor { position: 1, m: 1, found, count: 3 };
        assert_eq!(error, right);
        let said = format!("neighbor 1 of position 1 is {found}, which is not below 3");
        assert_eq!(error.to_string(), said);
    }
}
