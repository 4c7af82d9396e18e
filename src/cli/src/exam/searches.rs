//! Questions about searches, bounds and symmetry.
use std::collections::BTreeSet;

use graph_search::connected;
use lower_bound::{hamming, manhattan, must_leave};
use permutation::inversions;
use puzzle::catalog;
use puzzle::sliding::Sliding;
use symmetry::{burnside, fixed};
use table::scan;

use super::template::{
    Dice, Made, Numbers, Template, bytes, key, listed, spaced, word,
};

/// The questions of this file.
pub const TEMPLATES: &[Template] = &[
    Template {
        title: "A bound that is none",
        page: &[&[500, 3], &[1, 3, 10]],
        draw: |dice| {
            let moves = dice.between(2, 4);
            let near = dice.between(2, 3);
            vec![vec![dice.between(2, 9) * 100, moves], vec![1, near, 10]]
        },
        make: ways,
    },
    Template {
        title: "A queue by hand",
        page: &[&[0, 1], &[0, 4], &[1, 2], &[2, 5], &[3, 4], &[3, 5]],
        draw: roads,
        make: queue,
    },
    Template {
        title: "Three small boards",
        page: &[&[2, 1, 3, 0], &[3, 1, 0, 2], &[0, 1, 3, 2]],
        draw: |dice| {
            let board =
                |dice: &mut Dice| dice.until(|d| d.order(4), |b| *b != [1, 2, 3, 0]);
            let three = |dice: &mut Dice| vec![board(dice), board(dice), board(dice)];
            let mixed = |boards: &Numbers| {
                let can = boards.iter().filter(|board| can_be_solved(board)).count();
                let all: BTreeSet<_> = boards.iter().collect();
                (1..3).contains(&can) && all.len() == 3
            };
            dice.until(three, mixed)
        },
        make: boards,
    },
    Template {
        title: "Places in a ring",
        page: &[&[6], &[1, 2]],
        draw: |dice| {
            let n = dice.between(6, 8);
            vec![vec![n], vec![1, dice.between(2, 3)]]
        },
        make: ring,
    },
    Template {
        title: "Pancakes",
        page: &[&[4]],
        draw: |dice| vec![vec![dice.between(4, 7)]],
        make: pancakes,
    },
    Template {
        title: "Three bounds of one board",
        page: &[&[3, 2, 1, 4, 5, 6, 0, 8, 7]],
        draw: |dice| vec![dice.until(|d| d.order(9), |board| crossed(board))],
        make: bounds,
    },
    Template {
        title: "Two halves",
        page: &[&[9, 2], &[3, 4], &[9, 7]],
        draw: |dice| {
            let own = dice.row(2, 4, 11);
            let every = own.iter().map(|n| n + dice.between(2, 7)).collect();
            vec![vec![9, dice.between(2, 4)], own, every]
        },
        make: halves,
    },
    Template {
        title: "The next limit",
        page: &[&[7], &[9, 11, 8, 9], &[10, 12]],
        draw: |dice| {
            let first = dice.between(5, 12);
            let cut = dice.row(4, first + 1, first + 6);
            let next = cut.iter().min().copied().unwrap_or(first + 1);
            let later = dice.row(2, next + 1, next + 4);
            vec![vec![first], cut, later]
        },
        make: limits,
    },
    Template {
        title: "What exchanges cost",
        page: &[&[1, 3, 9]],
        draw: |dice| {
            let costs = |dice: &mut Dice| {
                vec![dice.between(1, 3), dice.between(2, 6), dice.between(8, 14)]
            };
            vec![dice.until(costs, |c| c[0] < c[1] && 2 * c[0] + c[1] < c[2])]
        },
        make: prices,
    },
    Template {
        title: "Limits of a 15-puzzle",
        page: &[&[1, 2, 3, 4, 5, 6, 0, 8, 9, 11, 7, 12, 13, 10, 14, 15]],
        draw: walked,
        make: fifteen,
    },
    Template {
        title: "Beads in a ring",
        page: &[&[6]],
        draw: |dice| vec![vec![dice.between(5, 9)]],
        make: necklaces,
    },
    Template {
        title: "How many images",
        page: &[&[12], &[10]],
        draw: |dice| {
            let divisors = [4, 6, 8, 12, 16, 24];
            let others = [5, 7, 9, 10, 14, 18, 20];
            let pick = |dice: &mut Dice, list: &[u64]| {
                list[dice.between(0, list.len() as u64 - 1) as usize]
            };
            vec![vec![pick(dice, &divisors)], vec![pick(dice, &others)]]
        },
        make: images,
    },
    Template {
        title: "Two colors",
        page: &[&[1, 2, 3, 4, 2], &[3]],
        draw: |dice| {
            let mut layers = vec![1];
            layers.extend(dice.row(4, 2, 9));
            vec![layers, vec![dice.between(2, 3)]]
        },
        make: colors,
    },
];

fn ways(given: &[Vec<u64>]) -> Made {
    let (states, moves, depths) = (given[0][0], given[0][1], &given[1]);
    let most =
        |depth: u64| (0..=depth).map(|d| moves.pow(d as u32)).sum::<u64>().min(states);
    let most: Vec<_> = depths.iter().map(|&depth| most(depth)).collect();
    Made {
        asked: format!(
            "A puzzle has {states} positions and {} moves in each. Give the best bound that follows for the number of \
             positions within one move of the start, within {}, and within ten. What does ${moves}^{{10}}$ count \
             instead?",
            word(moves),
            word(depths[1])
        ),
        answer: format!(
            r"Within $d$ moves there are $1 + {moves} + \dots + {moves}^d$ at most, and never more than there are at all: {}. ${moves}^{{10}}$ counts ways of exactly ten moves, many of which lead to the same position.",
            listed(&most, ", ")
        ),
        key: key([
            (1, "within few moves: the start and all shorter ways count, too"),
            (1, "within ten: no more than there are"),
            (1, "ways, and not positions"),
        ]),
        right: vec![most],
    }
}

/// Six places and six or seven roads, all in one piece.
fn roads(dice: &mut Dice) -> Numbers {
    let draw = |dice: &mut Dice| {
        let mut roads = BTreeSet::new();
        while roads.len() < 7 {
            roads.insert(dice.some(2, 6));
        }
        roads.into_iter().collect::<Numbers>()
    };
    let deep = |roads: &Numbers| {
        let (order, far) = taken_out(roads);
        order.len() == 6 && far.iter().max().is_some_and(|&far| far >= 3)
    };
    dice.until(draw, deep)
}

/// In which order a queue search from place 0 takes out the places, and how far they are.
fn taken_out(roads: &[Vec<u64>]) -> (Vec<u64>, Vec<u64>) {
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

fn queue(given: &[Vec<u64>]) -> Made {
    let (order, far) = taken_out(given);
    let roads: Vec<_> = given.iter().map(|road| listed(road, "–")).collect();
    Made {
        asked: format!(
            "Roads join six places, 0 to 5: {}. A search with a queue begins at place 0; of several new places the one \
             with the smallest number goes in first. In which order are the places taken out? How far is each of 0 to \
             5 from place 0?",
            roads.join(", ")
        ),
        answer: format!(
            "In the order {}. They are {} roads away.",
            spaced(&order),
            spaced(&far)
        ),
        key: key([
            (2, "the order; 1 point if one place is wrong, none for a stack"),
            (2, "the distances; 1 point if one is wrong"),
        ]),
        right: vec![order, far],
    }
}

/// Whether a 2×2 board can be solved.
fn can_be_solved(board: &[u64]) -> bool {
    let puzzle = Sliding::new(2, 2).expect("a size that there is");
    let start: [u8; 4] = bytes(board).try_into().expect("four cells");
    connected(&puzzle, &start, &[1, 2, 3, 0]).is_ok()
}

/// The inversions of a board's tiles.
fn crossings(board: &[u64]) -> u64 {
    let tiles: Vec<_> = bytes(board).into_iter().filter(|&tile| tile > 0).collect();
    inversions(&tiles)
}

fn boards(given: &[Vec<u64>]) -> Made {
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
    let each = given.iter().zip(["(a)", "(b)", "(c)"]).zip(&can).map(
        |((board, name), can)| {
            let row =
                board.iter().position(|&tile| tile == 0).map_or(0, |cell| cell / 2);
            let sum = crossings(board) + row as u64;
            let parity = if sum.is_multiple_of(2) { "even" } else { "odd" };
            let can = if *can == 1 { "yes" } else { "no" };
            format!("{name} ${} + {row}$, {parity}: {can}.", crossings(board))
        },
    );
    Made {
        asked: format!(
            "The goal on the 2×2 board is 1 2 / 3 _, where _ is the blank. Which of these boards can be solved? (a) {}. \
             (b) {}. (c) {}.",
            shown(&given[0]),
            shown(&given[1]),
            shown(&given[2])
        ),
        answer: format!(
            "With two columns what no move changes is the parity of the inversions plus the row of the blank, counted \
             from 0. The goal has $0 + 1$, odd. {}",
            each.collect::<Vec<_>>().join(" ")
        ),
        key: key([
            (1, "(a)"),
            (1, "(b)"),
            (1, "(c); the rule must be said for full points"),
        ]),
        right: vec![can],
    }
}

fn ring(given: &[Vec<u64>]) -> Made {
    let (n, steps) = (given[0][0], &given[1]);
    let table = |back: bool| {
        let to = |p: u64, s: u64| if back { (p + n - s) % n } else { (p + s) % n };
        let next = (0..n).flat_map(|p| steps.iter().map(move |&s| to(p, s) as u32));
        let next: Vec<_> = next.collect();
        let mut table = vec![-1; n as usize];
        let layers = scan(0, &next, steps.len(), &mut table);
        (layers, table.into_iter().map(|d| d as u64).collect::<Vec<_>>())
    };
    let ((layers, from), (_, to)) = (table(false), table(true));
    let in_layer = |d: u64| {
        let places: Vec<_> = (0..n).filter(|&p| from[p as usize] == d).collect();
        listed(&places, ", ")
    };
    let shown: Vec<_> = (0..layers.len() as u64).map(in_layer).collect();
    Made {
        asked: format!(
            "{} places are in a ring, numbered 0 to {}. One move goes one place on, the other {} places on; there is no \
             way back but around. Give the layers from place 0, and the distances of all places *to* place 0.",
            super::positions::capital(&word(n)),
            n - 1,
            word(steps[1])
        ),
        answer: format!(
            "From place 0, layer by layer: {}. The layers are {}. To place 0, the places 0 to {} need {} moves.",
            shown.join("; then "),
            listed(&layers, ", "),
            n - 1,
            listed(&to, ", ")
        ),
        key: key([
            (2, "the layers; 1 point if one place is in the wrong one"),
            (2, "the distances to place 0; none for those from it"),
        ]),
        right: vec![layers, to],
    }
}

fn pancakes(given: &[Vec<u64>]) -> Made {
    let n = given[0][0];
    let choice =
        catalog::find(&format!("pancake-{n}")).expect("a puzzle of the catalog");
    let puzzle = choice.puzzle(None).expect("its only metric");
    let table = table::distances_to_solved(&*puzzle, |_| {}).expect("a small table");
    let (one, two) = (table.layers()[1], table.layers()[2]);
    Made {
        asked: format!(
            "A stack of {} pancakes has {} moves: turn over the top two, the top three, and so on up to all of them. How \
             many stacks need one move, and how many need two? Why is that worth counting by hand, if a program has \
             passed all tests of its laws?",
            word(n),
            word(n - 1)
        ),
        answer: format!(
            r"{one}, and ${one} \cdot {} = {two}$: after any flip there are {} others, and no two of these ways lead to the same stack. The laws hold for any moves that can be undone; only a count from elsewhere shows that they are the moves of *this* puzzle.",
            n - 2,
            word(n - 2)
        ),
        key: key([
            (1, "one move"),
            (1, "two moves: the flip just made is not made again"),
            (1, "a wrong rule keeps the laws as well"),
        ]),
        right: vec![vec![one, two]],
    }
}

/// How many tiles must leave their row or column.
fn leaving(board: &[u64]) -> usize {
    let cell = |line: usize, at: usize, by_row: bool| {
        if by_row { line * 3 + at } else { at * 3 + line }
    };
    let line = |line: usize, by_row: bool| {
        let goals = (0..3).map(|at| board[cell(line, at, by_row)]);
        let goals = goals.filter(|&tile| tile > 0).map(|tile| tile as usize - 1);
        let own =
            goals.map(
                |goal| if by_row { (goal / 3, goal % 3) } else { (goal % 3, goal / 3) },
            );
        must_leave(own.filter(|&(own, _)| own == line).map(|(_, place)| place))
    };
    (0..3).map(|at| line(at, true) + line(at, false)).sum()
}

/// Whether a board is good for a question: it can be solved, is not too far, and has tiles in
/// each other's way.
fn crossed(board: &[u64]) -> bool {
    let row = bytes(board);
    crossings(board).is_multiple_of(2) && manhattan(&row, 3) <= 10 && leaving(board) > 0
}

/// A 3×3 board, its rows with strokes between them.
fn three_rows(board: &[u64]) -> String {
    let row = |row: &[u64]| spaced(row).replace('0', "_");
    board.chunks(3).map(row).collect::<Vec<_>>().join(" / ")
}

fn bounds(given: &[Vec<u64>]) -> Made {
    let board = bytes(&given[0]);
    let (h, m) = (u64::from(hamming(&board)), u64::from(manhattan(&board, 3)));
    let leave = leaving(&given[0]) as u64;
    let conflict = m + 2 * leave;
    Made {
        asked: format!(
            "An 8-puzzle shows {}; solved it is 1 2 3 / 4 5 6 / 7 8 _. Give three lower bounds of its distance: the \
             Hamming distance, the Manhattan distance, and the latter with linear conflict. Why may the moves of the \
             conflicts be added to those of Manhattan?",
            three_rows(&given[0])
        ),
        answer: format!(
            "Hamming {h}; Manhattan {m}; {leave} must leave a row or a column in which it belongs, so ${m} + 2 \\cdot \
             {leave} = {conflict}$. A tile that leaves its row and comes back makes two moves up and down that Manhattan \
             does not count, for it counts none of that tile in that direction; the same holds for columns."
        ),
        key: key([
            (1, "Hamming, without the blank"),
            (1, "Manhattan, without the blank"),
            (1, "two for each tile that must leave, and not for each pair"),
            (1, "no move is counted by both"),
        ]),
        right: vec![vec![h, m, conflict]],
    }
}

fn halves(given: &[Vec<u64>]) -> Made {
    let (cells, tiles) = (given[0][0], given[0][1]);
    let parts: Vec<_> = (0..=tiles).map(|at| cells - at).collect();
    let (count, larger) =
        (parts.iter().product::<u64>(), given[2].iter().max().copied().unwrap_or(0));
    let sum = given[1][0] + given[1][1];
    Made {
        asked: format!(
            "A table of the 8-puzzle sees {} tiles and the blank, in {} cells. (a) How many entries has it? Another table \
             sees other tiles. Of a board, the first says {} and the second {}. What follows for its distance, (b) if each \
             counts the moves of its own tiles alone, (c) if they say {} and {} and count every move? (d) Prove (b).",
            word(tiles),
            word(cells),
            given[1][0],
            given[1][1],
            given[2][0],
            given[2][1]
        ),
        answer: format!(
            r"(a) ${} = {count}$. (b) At least ${} + {} = {sum}$. (c) At least {larger}, the larger one. (d) Sort the moves of any solution by the tile that moves. Those of the first table's tiles solve its part, so they are as many as it says at least; so it is for the second. No move is of both kinds.",
            listed(&parts, r" \cdot "),
            given[1][0],
            given[1][1]
        ),
        key: key([
            (1, "(a) each tile has one cell less to choose from, and so has the blank"),
            (1, "(b) the sum"),
            (1, "(c) the larger one"),
            (2, "(d) each part is solved by its own moves, and none counts twice"),
        ]),
        right: vec![vec![count], vec![sum], vec![larger]],
    }
}

fn limits(given: &[Vec<u64>]) -> Made {
    let first = given[0][0];
    let [second, third] =
        [1, 2].map(|at| given[at].iter().min().copied().unwrap_or_default());
    Made {
        asked: format!(
            "IDA* starts at a position whose bound is {first}. The first round cuts positions with the sums {} of moves and \
             bound, and finds nothing; the second cuts {}, and finds nothing. Give the limits of the three rounds. What is \
             known of the distance after the second?",
            listed(&given[1], ", "),
            listed(&given[2], " and ")
        ),
        answer: format!(
            "{first}, {second} and {third}: the bound of the start, and then the smallest sum that was cut. After the second \
             round no solution has {second} moves or fewer; and as every way was cut at a sum of {third} or more, the \
             distance is at least {third}."
        ),
        key: key([
            (1, "the first limit"),
            (1, "the smallest sum that was cut, and not one more"),
            (1, "the least that is left for the distance"),
        ]),
        right: vec![vec![first, second, third]],
    }
}

fn prices(given: &[Vec<u64>]) -> Made {
    let [a, b, c] = given[0][..] else { unreachable!("three prices are given") };
    // The orders as they are numbered: 012, 021, 102, 120, 201, 210.
    let mut price = [u64::MAX; 6];
    price[0] = 0;
    let mut taken = [false; 6];
    while let Some(at) = (0..6).filter(|&at| !taken[at]).min_by_key(|&at| price[at]) {
        taken[at] = true;
        for (i, j, cost) in [(0, 1, a), (1, 2, b), (0, 2, c)] {
            let mut order = [0; 3];
            permutation::unrank(at as u64, &mut order);
            order.swap(i, j);
            let to = permutation::rank(&order) as usize;
            price[to] = price[to].min(price[at] + cost);
        }
    }
    Made {
        asked: format!(
            "Three cards lie as 0 1 2. To exchange the first two costs {a}, the last two {b}, the outer two {c}. What does it \
             cost at least to come to 0 2 1, to 1 0 2, to 1 2 0, to 2 0 1, and to 2 1 0? When does Dijkstra's algorithm know \
             the last of these prices, and why not as soon as it has found 2 1 0?"
        ),
        answer: format!(
            "{}. It knows the price of 2 1 0 when it takes that order out of what waits. It finds it first for {c}, by one \
             move, and later for {}.",
            listed(&price[1..], ", "),
            price[5]
        ),
        key: key([
            (3, "the five prices; 1 point less for each that is wrong"),
            (1, "when it is taken out: a cheaper way may be found before"),
        ]),
        right: vec![price[1..].to_vec()],
    }
}

/// A board of the 15-puzzle some moves from solved.
fn walked(dice: &mut Dice) -> Numbers {
    let mut board: Vec<_> = (1..16).chain([0]).collect::<Vec<u64>>();
    let (mut blank, mut before) = (15_usize, 15_usize);
    for _ in 0..dice.between(10, 16) {
        let near = |to: usize| {
            (to / 4).abs_diff(blank / 4) + (to % 4).abs_diff(blank % 4) == 1
        };
        let ways: Vec<_> = (0..16).filter(|&to| near(to) && to != before).collect();
        let to = ways[dice.between(0, ways.len() as u64 - 1) as usize];
        board.swap(blank, to);
        (before, blank) = (blank, to);
    }
    vec![board]
}

fn fifteen(given: &[Vec<u64>]) -> Made {
    let board = bytes(&given[0]);
    let m = u64::from(manhattan(&board, 4));
    let limits: Vec<_> = (0..3).map(|round| m + 2 * round).collect();
    let row = |row: &[u64]| {
        let cell =
            |&tile: &u64| if tile == 0 { "_".to_owned() } else { tile.to_string() };
        row.iter().map(cell).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<_> = given[0].chunks(4).map(row).collect();
    Made {
        asked: format!(
            "A 15-puzzle shows {}; solved, the tiles stand in order and the blank last. Give the Manhattan distance. With \
             it as its bound, which limits may IDA* have in its first three rounds? Why not the numbers between them?",
            rows.join(" / ")
        ),
        answer: format!(
            "{m}; the limits are {}, if so many rounds are needed and no round skips one. A move takes one tile one step, so the Manhattan \
             distance changes by exactly 1, and the sum of moves and bound stays as it is or grows by 2.",
            listed(&limits, ", ")
        ),
        key: key([
            (2, "the Manhattan distance; 1 point if it is wrong by one tile"),
            (1, "three limits, two apart"),
            (1, "each move changes the bound by 1, up or down"),
        ]),
        right: vec![vec![m], limits],
    }
}

fn necklaces(given: &[Vec<u64>]) -> Made {
    let n = given[0][0] as usize;
    let count = 1_usize << n;
    let turned = |s: usize, p: usize| ((p << s) | (p >> (n - s))) & (count - 1);
    let kept = fixed(count, n, turned);
    let classes = burnside(&kept).expect("the turns are a group");
    let sum = kept.iter().sum::<u64>();
    Made {
        asked: format!(
            "{} beads lie in a ring, each black or white. The ring may be turned, but not turned over. How many rings are \
             really different? Why is it more than $2^{n} / {n}$?",
            super::positions::capital(&word(n as u64))
        ),
        answer: format!(
            "The turns by 0 to {} beads leave {} rings as they are: as many beads as the turn brings to each other have one \
             color. That is {sum} in all, and ${sum} / {n} = {classes}$. A ring that is symmetric itself has fewer than {} \
             images, as the white one, which has one.",
            n - 1,
            listed(&kept, ", "),
            word(n as u64)
        ),
        key: key([
            (2, "how many rings each turn leaves; 1 point if one is wrong"),
            (1, "their mean"),
            (1, "symmetric rings have fewer images"),
        ]),
        right: vec![kept, vec![classes]],
    }
}

fn images(given: &[Vec<u64>]) -> Made {
    let (images, bad) = (given[0][0], given[1][0]);
    Made {
        asked: format!(
            "Under 48 symmetries a position has {images} images, itself among them. How many symmetries leave it as it is? \
             Somebody has found a position with {bad} images. What do you say?"
        ),
        answer: format!(
            "$48 / {images} = {}$. Each image is reached by equally many symmetries, so the number of images divides 48, and \
             {bad} does not: there is a mistake.",
            48 / images
        ),
        key: key([
            (1, "how many symmetries"),
            (1, "each image is reached by equally many"),
            (1, "so their number divides 48"),
        ]),
        right: vec![vec![48 / images]],
    }
}

fn colors(given: &[Vec<u64>]) -> Made {
    let (layers, steps) = (&given[0], given[1][0] as usize);
    let seen =
        |color: usize| layers[..=steps].iter().skip(color).step_by(2).sum::<u64>();
    let (even, odd) = (seen(0), seen(1));
    let all = layers.iter().sum::<u64>();
    Made {
        asked: format!(
            "Every move of a puzzle changes the color of its position. Its layers have {} positions. A search has one bit for \
             each position, and has found layers 0 to {steps}. How many bits are set for positions of the color of the start, \
             and how many for the others? Which color's bits does the next step read, and how many bits are set at the end?",
            listed(layers, ", ")
        ),
        answer: format!(
            "{even}, those of the even layers; and {odd}, those of the odd ones. The next step reads the color of layer {steps}, \
             which is {}, and sets bits of the other alone. At the end all {all} are set.",
            if steps % 2 == 0 { "the start's" } else { "not the start's" }
        ),
        key: key([
            (1, "the even layers"),
            (1, "the odd layers"),
            (1, "what is read and what is written have different colors"),
            (1, "all of them"),
        ]),
        right: vec![vec![even, odd], vec![all]],
    }
}
