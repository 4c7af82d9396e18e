//! Questions about searches, puzzles and symmetry.
use std::collections::BTreeSet;

use base::words::capitalize;
use graph_search::connected;
use permutation::inversions;
use puzzle::catalog;
use puzzle::sliding::Sliding;
use symmetry::{burnside, fixed_point_counts};
use table::scan;

use crate::draw::SeededNumbers;
use crate::template::{
    Numbers, Template, Variant, bytes, joined, number_word, spaced, values,
};

/// Templates of the questions in this module.
pub const TEMPLATES: &[Template] = &[
    Template {
        title: "A bound that is none",
        page_numbers: &[&[500, 3], &[1, 3, 10]],
        draw: |draw| {
            let moves = draw.within(2, 4);
            let near = draw.within(2, 3);
            vec![vec![draw.within(2, 9) * 100, moves], vec![1, near, 10]]
        },
        compute: node_bounds,
    },
    Template {
        title: "A queue by hand",
        page_numbers: &[&[0, 1], &[0, 4], &[1, 2], &[2, 5], &[3, 4], &[3, 5]],
        draw: draw_roads,
        compute: queue_by_hand,
    },
    Template {
        title: "Three small boards",
        page_numbers: &[&[2, 1, 3, 0], &[3, 1, 0, 2], &[0, 1, 3, 2]],
        draw: |draw| {
            let board = |draw: &mut SeededNumbers| {
                draw.draw_until(|d| d.permutation(4), |b| *b != [1, 2, 3, 0])
            };
            let three =
                |draw: &mut SeededNumbers| vec![board(draw), board(draw), board(draw)];
            let mixed = |boards: &Numbers| {
                let can = boards.iter().filter(|board| can_be_solved(board)).count();
                let all: BTreeSet<_> = boards.iter().collect();
                (1..3).contains(&can) && all.len() == 3
            };
            draw.draw_until(three, mixed)
        },
        compute: small_boards,
    },
    Template {
        title: "Places in a ring",
        page_numbers: &[&[6], &[1, 2]],
        draw: |draw| {
            // A ring of places that has 3 or 4 layers after the start.
            let ring =
                |d: &mut SeededNumbers| vec![vec![d.within(6, 9)], d.subset(2, 6)];
            draw.draw_until(ring, |it| {
                it[1][0] > 0 && (4..=5).contains(&layer_count(it[0][0], &it[1]))
            })
        },
        compute: places_in_ring,
    },
    Template {
        title: "Pancakes",
        page_numbers: &[&[4]],
        draw: |draw| vec![vec![draw.within(4, 7)]],
        compute: pancakes,
    },
    Template {
        title: "Beads in a ring",
        page_numbers: &[&[6]],
        draw: |draw| vec![vec![draw.within(5, 9)]],
        compute: necklaces,
    },
    Template {
        title: "How many images",
        page_numbers: &[&[12], &[10]],
        draw: |draw| {
            let divisors = [4, 6, 8, 12, 16, 24];
            let non_divisors = [5, 7, 9, 10, 14, 18, 20];
            let pick = |draw: &mut SeededNumbers, list: &[u64]| {
                list[draw.within(0, list.len() as u64 - 1) as usize]
            };
            vec![vec![pick(draw, &divisors)], vec![pick(draw, &non_divisors)]]
        },
        compute: orbit_sizes,
    },
    Template {
        title: "Two colors",
        page_numbers: &[&[1, 2, 3, 4, 2], &[3]],
        draw: |draw| {
            let mut layers = vec![1];
            layers.extend(draw.numbers(4, 2, 9));
            vec![layers, vec![draw.within(2, 3)]]
        },
        compute: count_by_color,
    },
];

fn node_bounds(given: &[Vec<u64>]) -> Variant {
    let (states, moves, depths) = (given[0][0], given[0][1], &given[1]);
    let most =
        |depth: u64| (0..=depth).map(|d| moves.pow(d as u32)).sum::<u64>().min(states);
    let most: Vec<_> = depths.iter().map(|&depth| most(depth)).collect();
    Variant {
        values: values([
            ("positions", &states),
            ("moves", &number_word(moves)),
            ("m", &moves),
            ("near", &number_word(depths[1])),
            ("most", &joined(&most, ", ")),
        ]),
        answers: vec![most],
    }
}

/// Draws seven roads among six places such that all places are connected and some place
/// is at least three roads away.
fn draw_roads(draw: &mut SeededNumbers) -> Numbers {
    let some = |draw: &mut SeededNumbers| {
        let mut roads = BTreeSet::new();
        while roads.len() < 7 {
            roads.insert(draw.subset(2, 6));
        }
        roads.into_iter().collect::<Numbers>()
    };
    let deep = |roads: &Numbers| {
        let (order, far) = queue_order(roads);
        order.len() == 6 && far.iter().max().is_some_and(|&far| far >= 3)
    };
    draw.draw_until(some, deep)
}

/// Returns the order in which a breadth-first search from place 0 dequeues the places,
/// and their distances.
fn queue_order(roads: &[Vec<u64>]) -> (Vec<u64>, Vec<u64>) {
    let mut order = vec![0];
    let mut far = vec![0_u64; 6];
    let mut at = 0;
    while let Some(&place) = order.get(at) {
        let ends = roads.iter().filter(|road| road.contains(&place));
        let mut next: Vec<_> = ends.map(|road| road[0] + road[1] - place).collect();
        next.sort_unstable();
        for end in next {
            if !order.contains(&end) {
                far[end as usize] = far[place as usize] + 1;
                order.push(end);
            }
        }
        at += 1;
    }
    (order, far)
}

fn queue_by_hand(given: &[Vec<u64>]) -> Variant {
    let (order, far) = queue_order(given);
    let roads: Vec<_> = given.iter().map(|road| joined(road, "–")).collect();
    Variant {
        values: values([
            ("roads", &roads.join(", ")),
            ("order", &spaced(&order)),
            ("far", &spaced(&far)),
        ]),
        answers: vec![order, far],
    }
}

/// Whether a 2×2 board can be solved.
fn can_be_solved(board: &[u64]) -> bool {
    let puzzle = Sliding::new(2, 2).expect("a size that there is");
    let start: [u8; 4] = bytes(board).try_into().expect("four cells");
    connected(&puzzle, &start, &[1, 2, 3, 0]).is_ok()
}

/// Counts the inversions of a board's tiles.
pub fn tile_inversions(board: &[u64]) -> u64 {
    let tiles: Vec<_> = bytes(board).into_iter().filter(|&tile| tile > 0).collect();
    inversions(&tiles)
}

fn small_boards(given: &[Vec<u64>]) -> Variant {
    let cell = |tile: u64| if tile == 0 { "_".to_owned() } else { tile.to_string() };
    let shown = |board: &Vec<u64>| {
        format!(
            "{} {} / {} {}",
            cell(board[0]),
            cell(board[1]),
            cell(board[2]),
            cell(board[3])
        )
    };
    let can: Vec<_> =
        given.iter().map(|board| u64::from(can_be_solved(board))).collect();
    let [a, b, c] = [0, 1, 2].map(|at| {
        let board = &given[at];
        let row = board.iter().position(|&tile| tile == 0).map_or(0, |cell| cell / 2);
        let sum = tile_inversions(board) + row as u64;
        let parity = if sum.is_multiple_of(2) { "even" } else { "odd" };
        let can = if can[at] == 1 { "yes" } else { "no" };
        (format!("{} + {row}", tile_inversions(board)), format!("{parity}: {can}"))
    });
    Variant {
        values: values([
            ("a", &shown(&given[0])),
            ("b", &shown(&given[1])),
            ("c", &shown(&given[2])),
            ("sum_a", &a.0),
            ("can_a", &a.1),
            ("sum_b", &b.0),
            ("can_b", &b.1),
            ("sum_c", &c.0),
            ("can_c", &c.1),
        ]),
        answers: vec![can],
    }
}

/// Returns the layers from place 0 of a ring of `n` places, and the table of distances.
fn scan_ring(n: u64, steps: &[u64], back: bool) -> (Vec<u64>, Vec<i8>) {
    let to = |p: u64, s: u64| if back { (p + n - s) % n } else { (p + s) % n };
    let next = (0..n).flat_map(|p| steps.iter().map(move |&s| to(p, s) as u32));
    let next: Vec<_> = next.collect();
    let mut table = vec![-1; n as usize];
    let layers = scan(0, &next, steps.len(), &mut table);
    (layers, table)
}

/// Returns the number of layers of a ring, or 0 if not all places are reached.
fn layer_count(n: u64, steps: &[u64]) -> usize {
    let (layers, table) = scan_ring(n, steps, false);
    if table.contains(&-1) { 0 } else { layers.len() }
}

fn places_in_ring(given: &[Vec<u64>]) -> Variant {
    let (n, steps) = (given[0][0], &given[1]);
    let table = |back: bool| {
        let (layers, table) = scan_ring(n, steps, back);
        (layers, table.into_iter().map(|d| d as u64).collect::<Vec<_>>())
    };
    let ((layers, from), (_, to)) = (table(false), table(true));
    let in_layer = |d: u64| {
        let places: Vec<_> = (0..n).filter(|&p| from[p as usize] == d).collect();
        joined(&places, ", ")
    };
    let shown: Vec<_> = (0..layers.len() as u64).map(in_layer).collect();
    let first = match steps[0] {
        1 => "one place".to_owned(),
        step => format!("{} places", number_word(step)),
    };
    Variant {
        values: values([
            ("places", &capitalize(&number_word(n))),
            ("last", &(n - 1)),
            ("first", &first),
            ("second", &number_word(steps[1])),
            ("reached", &shown.join("; then ")),
            ("layers", &joined(&layers, ", ")),
            ("back", &joined(&to, ", ")),
        ]),
        answers: vec![layers, from, to],
    }
}

fn pancakes(given: &[Vec<u64>]) -> Variant {
    let n = given[0][0];
    let choice =
        catalog::find(&format!("pancake-{n}")).expect("a puzzle of the catalog");
    let puzzle = choice.puzzle(None).expect("its only metric");
    let table = table::distances_to_solved(&*puzzle, |_| {}).expect("a small table");
    let (one, two) = (table.layers()[1], table.layers()[2]);
    Variant {
        values: values([
            ("n", &number_word(n)),
            ("one", &one),
            ("less", &(n - 2)),
            ("two", &two),
            ("others", &number_word(n - 2)),
        ]),
        answers: vec![vec![one], vec![two]],
    }
}

fn necklaces(given: &[Vec<u64>]) -> Variant {
    let n = given[0][0] as usize;
    let count = 1_usize << n;
    let turned = |s: usize, p: usize| ((p << s) | (p >> (n - s))) & (count - 1);
    let kept = fixed_point_counts(count, n, turned);
    let classes = burnside(&kept).expect("the turns are a group");
    let sum = kept.iter().sum::<u64>();
    Variant {
        values: values([
            ("beads", &capitalize(&number_word(n as u64))),
            ("n", &n),
            ("last", &(n - 1)),
            ("kept", &joined(&kept, ", ")),
            ("sum", &sum),
            ("classes", &classes),
            ("turns", &number_word(n as u64)),
        ]),
        answers: vec![kept, vec![classes]],
    }
}

fn orbit_sizes(given: &[Vec<u64>]) -> Variant {
    let (images, bad) = (given[0][0], given[1][0]);
    Variant {
        values: values([("images", &images), ("bad", &bad), ("kept", &(48 / images))]),
        answers: vec![vec![48 / images]],
    }
}

fn count_by_color(given: &[Vec<u64>]) -> Variant {
    let (layers, steps) = (&given[0], given[1][0] as usize);
    let seen =
        |color: usize| layers[..=steps].iter().skip(color).step_by(2).sum::<u64>();
    let (even, odd) = (seen(0), seen(1));
    let all = layers.iter().sum::<u64>();
    let color = if steps % 2 == 0 { "the start's" } else { "not the start's" };
    Variant {
        values: values([
            ("layers", &joined(layers, ", ")),
            ("steps", &steps),
            ("even", &even),
            ("odd", &odd),
            ("color", &color),
            ("all", &all),
        ]),
        answers: vec![vec![even], vec![odd], vec![all]],
    }
}
