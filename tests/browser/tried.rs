//! Every widget, and what is done to it.
//!
//! To add one, add an entry to [`WIDGETS`]: what it shows at first, and for each hand what is
//! done and what it shows then. Values are those of its `[data-value]`. They are not typed:
//! the chapter crates compute them here, or `widgets`, whose own tests hold it to those
//! crates. `"Start again"` and all else is tried by itself.

use std::collections::BTreeSet;

use gods_algorithm::{combination, orientation, permutation};
use widgets::{Play, Queue, Ring, Scan, Square, Twins, square_images, tree};

use crate::hands::Do::{Choose, Drag, Focus, Key, Press};
use crate::hands::{Do, Shown};

/// What is done, and what is shown then.
type Try = (&'static [Do], fn() -> Shown);

/// A widget, as it is tried.
pub struct Widget {
    pub name: &'static str,
    pub page: &'static str,
    pub first: fn() -> Shown,
    pub pointer: Try,
    pub keys: Try,
}

pub const WIDGETS: [Widget; 21] = [
    Widget {
        name: "orientation",
        page: "orientation.html",
        first: || dials(&[1, 0, 2]),
        pointer: (&[Press(MORE), Press(MORE)], || dials(&[1, 1, 1])),
        keys: (&[Focus(".widget-dial"), Key("ArrowRight")], || dials(&[2, 0, 2])),
    },
    Widget {
        name: "permutation",
        page: "permutation.html",
        first: || order(&[1, 3, 0, 2]),
        pointer: (&[Drag(SLOT[0], SLOT[3])], || order(&[2, 3, 0, 1])),
        keys: (&[Focus(SLOT[0]), Key(" "), Key("ArrowRight")], || order(&[3, 1, 0, 2])),
    },
    Widget {
        name: "combination",
        page: "combination.html",
        first: || beads(&[0, 1, 0, 1, 0, 1]),
        pointer: (&[Drag(SLOT[1], SLOT[0])], || beads(&[1, 0, 0, 1, 0, 1])),
        keys: (&[Focus(SLOT[0]), Key(" "), Key("ArrowRight")], || {
            beads(&[1, 0, 0, 1, 0, 1])
        }),
    },
    Widget {
        name: "transition",
        page: "transition.html",
        first: || square("order", "U", "R"),
        pointer: (&[Press("[data-do='F2']")], || square("order", "U", "F2")),
        keys: (
            &[Choose("[data-do='coordinate']", "twist"), Press("[data-do='F']")],
            || square("twist", "U", "F"),
        ),
    },
    Widget {
        name: "cube",
        page: "table.html",
        first: || played("pocket-cube", ""),
        pointer: (&[Press("[data-do='R']"), Press("[data-do='U2']")], || {
            played("pocket-cube", "R U2")
        }),
        keys: (&[Focus("canvas"), Key("r"), Key("u"), Key("f")], || {
            played("pocket-cube", "R U F")
        }),
    },
    Widget {
        name: "queue",
        page: "graph-search.html",
        first: || queue(0),
        pointer: (&[Press("[data-do='take-1']"), Press("[data-do='take-1']")], || {
            queue(2)
        }),
        keys: (&[Press("[data-do='take-1']")], || queue(1)),
    },
    Widget {
        name: "scan",
        page: "table.html",
        first: || shown([("cell", "–".to_owned())]),
        pointer: (&[Press(STEP), Press(STEP)], || scan(1)),
        keys: (&[Press(STEP), Press(STEP), Press(STEP)], || scan(2)),
    },
    Widget {
        name: "rows",
        page: "rows.html",
        first: || ring(2, 0),
        pointer: (&[Press("[data-do='up']")], || ring(1, 0)),
        keys: (&[Choose("[data-do='row']", "5")], || ring(2, 5)),
    },
    Widget {
        name: "symmetry",
        page: "symmetry.html",
        first: || coloring(COLORING),
        pointer: (&[Press("[data-do='corner-2']")], || coloring(COLORING ^ 4)),
        keys: (&[Press("[data-do='corner-2']")], || coloring(COLORING ^ 4)),
    },
    Widget {
        name: "twins",
        page: "symmetry.html",
        first: || twins("R U", &[2]),
        pointer: (&[Press("[data-do='step-1']")], || twins("R U", &[2, 1])),
        keys: (&[Press("[data-do='solved']"), Focus("canvas"), Key("r")], || {
            twins("R", &[2])
        }),
    },
    Widget {
        name: "ida-star",
        page: "ida-star.html",
        first: || round("manhattan", 0),
        pointer: (&[Press("[data-do='higher']")], || round("manhattan", 1)),
        keys: (&[Choose("[data-do='bound']", "none")], || round("none", 0)),
    },
    Widget {
        name: "ida-star",
        page: "ida-star.html",
        first: || round("manhattan", 0),
        pointer: (
            &[Press("[data-do='grid']"), Press("[data-do='square-8-12']")],
            || square_of_boards(8, 12),
        ),
        keys: (
            &[
                Press("[data-do='grid']"),
                Focus("[aria-label^='All boards']"),
                Key("Home"),
                Key("ArrowRight"),
            ],
            || square_of_boards(1, 1),
        ),
    },
    Widget {
        name: "play",
        page: "puzzles/sliding.html",
        first: || position("sliding-3x3", ""),
        pointer: (&[Press("[data-do='D']")], || position("sliding-3x3", "D")),
        // The tile that had the focus can no longer move: it goes to one that can.
        keys: (&[Focus("[data-key='6']"), Key("ArrowRight"), Key("ArrowDown")], || {
            position("sliding-3x3", "R D")
        }),
    },
    Widget {
        name: "play",
        page: "puzzles/pancakes.html",
        first: || played("pancake-5", ""),
        pointer: (&[Press("[data-key='3']")], || played("pancake-5", "3")),
        keys: (&[Press("[data-key='5']")], || played("pancake-5", "5")),
    },
    Widget {
        name: "play",
        page: "puzzles/burnt-pancakes.html",
        first: || played("burnt-pancake-3", ""),
        pointer: (&[Press("[data-key='1']")], || played("burnt-pancake-3", "1")),
        keys: (&[Press("[data-key='3']")], || played("burnt-pancake-3", "3")),
    },
    Widget {
        name: "play",
        page: "puzzles/hanoi.html",
        first: || played("hanoi-3x4", ""),
        pointer: (&[Press("[data-do='CA']")], || played("hanoi-3x4", "CA")),
        keys: (&[Press("[data-do='CA']"), Press("[data-do='CB']")], || {
            played("hanoi-3x4", "CA CB")
        }),
    },
    Widget {
        name: "play",
        page: "puzzles/topspin.html",
        first: || played("topspin-8x4", ""),
        pointer: (&[Press("[data-do='L']")], || played("topspin-8x4", "L")),
        keys: (&[Press("[data-do='F']"), Press("[data-do='R']")], || {
            played("topspin-8x4", "F R")
        }),
    },
    Widget {
        name: "play",
        page: "your-own.html",
        first: || position("twiddle", ""),
        pointer: (&[Press("[data-do='A']")], || position("twiddle", "A")),
        keys: (&[Press("[data-do=\"C'\"]"), Press("[data-do='D']")], || {
            position("twiddle", "C' D")
        }),
    },
    Widget {
        name: "play",
        page: "puzzles/pyraminx.html",
        first: || position("pyraminx", ""),
        pointer: (&[Press("[data-do='U']")], || position("pyraminx", "U")),
        keys: (&[Press("[data-do='search']"), Press("[data-do='B']")], || {
            played("pyraminx", "B")
        }),
    },
    Widget {
        name: "play",
        page: "puzzles/skewb.html",
        first: || position("skewb", ""),
        pointer: (&[Press("[data-do='U']")], || position("skewb", "U")),
        keys: (&[Press("[data-do='B']")], || position("skewb", "B")),
    },
    Widget {
        name: "play",
        page: "puzzles/rubik-parts.html",
        first: || position("rubik-corners", ""),
        pointer: (&[Press("[data-do='F']")], || position("rubik-corners", "F")),
        keys: (
            &[Choose("[data-do='puzzle']", "domino"), Press("[data-do='R2']")],
            || position("domino", "R2"),
        ),
    },
];

const SLOT: [&str; 4] = [
    "[aria-label^='Slot 0']",
    "[aria-label^='Slot 1']",
    "[aria-label^='Slot 2']",
    "[aria-label^='Slot 3']",
];
const MORE: &str = "[data-do='more']";
const STEP: &str = "[data-do='step']";
/// The square that is shown first: its corners are bits.
const COLORING: usize = 1;
/// The board at the root of the tree.
const ROOT: &str = "5 2 3 1 4 6 7 8 0";

/// Twists of pieces with three ways each.
fn dials(ori: &[u8]) -> Shown {
    let twist = ori.iter().map(|&o| u32::from(o)).sum::<u32>() % 3;
    shown([
        ("rank", orientation::rank(ori, 3).to_string()),
        ("twist", format!("{twist} mod 3")),
    ])
}

/// An order of four pieces.
fn order(order: &[u8]) -> Shown {
    let factorials = [6, 2, 1, 1];
    let digits = permutation::digits(order).into_iter().zip(factorials);
    let sum = digits.map(|(digit, worth)| format!("{digit} · {worth}"));
    let parity = if permutation::is_even(order) { "even" } else { "odd" };
    shown([
        ("rank", permutation::rank(order).to_string()),
        ("sum", sum.collect::<Vec<_>>().join(" + ")),
        ("parity", parity.to_owned()),
    ])
}

/// Three beads in six slots.
fn beads(slots: &[u8]) -> Shown {
    let all = combination::Combinations::new(6, 3).expect("six slots and three beads");
    let rank = all.rank(slots, 1).expect("three beads");
    shown([("rank", rank.to_string())])
}

/// A position and a move, both ways around the square.
fn square(coordinate: &str, scramble: &str, name: &str) -> Shown {
    let (square, play) = (Square::new(coordinate), Play::new("pocket-cube", ""));
    let (square, play) = (square.expect("a coordinate"), play.expect("a puzzle"));
    let position = play.scramble(scramble).expect("moves");
    let m = play.names().iter().position(|known| known == name).expect("a move");
    let line = square.rank(position).expect("a position");
    let number = |found: Result<usize, String>| thousands(found.expect("a number"));
    shown([
        ("rank", thousands(line)),
        ("moved", number(square.ranked(position, m))),
        ("found", number(square.looked_up(line, m))),
    ])
}

/// A position after these moves, and how far it is.
fn played(name: &str, moves: &str) -> Shown {
    let mut play = Play::new(name, "").expect("a puzzle");
    play.search().expect("it fits");
    let rank = play.scramble(moves).expect("moves");
    let next = play.next(rank).map(|m| play.names()[m].clone());
    let distance = play.distance(rank).expect("it can be solved");
    shown([
        ("distance", distance.to_string()),
        ("next", next.unwrap_or_else(|| "none: solved".to_owned())),
    ])
}

/// A position after these moves, as it is written.
fn position(name: &str, moves: &str) -> Shown {
    let play = Play::new(name, "").expect("a puzzle");
    let rank = play.scramble(moves).expect("moves");
    shown([("position", play.text(rank))])
}

/// A queue that so many boards were taken out of.
fn queue(taken: usize) -> Shown {
    let play = Play::new("sliding-3x3", "").expect("a puzzle");
    let board = play.text(play.scramble("DRUR").expect("moves"));
    let mut queue = Queue::new(&board).expect("a board");
    queue.step(taken);
    shown([
        ("taken", thousands(queue.taken())),
        ("waiting", thousands(queue.waiting())),
        ("found", thousands(queue.found())),
    ])
}

/// The scan when it looks at its cell number `step`.
fn scan(step: usize) -> Shown {
    let scan = Scan::new().expect("24 cells");
    let cell = scan.cell(step - 1);
    let order: Vec<_> = scan.order(cell).iter().map(u8::to_string).collect();
    let before = scan.labels(step - 1);
    let mut new = scan.neighbors(cell);
    new.retain(|&next| before[next as usize] < 0);
    let new: Vec<_> = new.iter().map(u32::to_string).collect();
    let new = if new.is_empty() { "none".to_owned() } else { new.join(", ") };
    shown([("cell", format!("{cell} ({})", order.join(" "))), ("new", new)])
}

/// A row that a move sends to another.
fn ring(m: usize, row: usize) -> Shown {
    let ring = Ring::new().expect("a ring");
    let vector: Vec<_> = ring.vector(m, row).iter().map(u8::to_string).collect();
    shown([("vector", vector.join(" ")), ("target", ring.target(m, row).to_string())])
}

/// A square, by how many squares are like it.
fn coloring(coloring: usize) -> Shown {
    let mut images = square_images(coloring);
    let fixed = images.iter().filter(|&&image| image as usize == coloring).count();
    images.sort_unstable();
    images.dedup();
    shown([
        ("images", images.len().to_string()),
        ("stabilizer", format!("{fixed} of 8")),
    ])
}

/// A pocket cube after these moves, and its image after these steps.
fn twins(moves: &str, steps: &[usize]) -> Shown {
    let (twins, mut play) = (Twins::new(), Play::new("pocket-cube", "").expect("it"));
    play.search().expect("it fits");
    let rank = play.scramble(moves).expect("moves");
    let s = steps.iter().fold(0, |s, &step| twins.after(s, step));
    let images: BTreeSet<_> =
        (0..twins.count()).map(|s| twins.image(s, rank) as usize).collect();
    let stays = twins.count() / images.len();
    let image = twins.image(s, rank) as usize;
    shown([
        ("image", thousands(image)),
        ("images", format!("{} positions", images.len())),
        ("stabilizer", format!("{stays} of {}", twins.count())),
    ])
}

/// A round after so many, with this bound.
fn round(bound: &str, rounds: usize) -> Shown {
    let grown = |limit| tree(ROOT, limit, bound).expect("a tree");
    let mut limit = grown(0)[1] as usize;
    for _ in 0..rounds {
        let next = widgets::next_limit(ROOT, limit, bound).expect("a tree");
        limit = next.expect("the round finds nothing");
    }
    let looked = grown(limit).chunks_exact(4).filter(|node| node[3] != 3).count();
    shown([("limit", limit.to_string()), ("nodes", looked.to_string())])
}

/// What is told of the boards with this bound and distance.
fn square_of_boards(bound: u8, distance: u8) -> Shown {
    let play = Play::new("sliding-3x3", "").expect("a puzzle");
    let all = widgets::bound_against_distance("manhattan").expect("a bound");
    let wanted = |square: &&[f64]| square[..2] == [bound, distance].map(f64::from);
    let [_, _, boards, first] = all.chunks_exact(4).find(wanted).expect("boards")
    else {
        unreachable!("a square is four numbers")
    };
    let (some, text) = (thousands(*boards as usize), play.text(*first));
    let boards = if *boards == 1.0 { "board" } else { "boards" };
    let about =
        format!("Bound {bound}, distance {distance}: {some} {boards}, {text} for one.");
    shown([("about", about)])
}

fn thousands(number: usize) -> String {
    base::thousands(number as u64)
}

fn shown<const N: usize>(values: [(&str, String); N]) -> Shown {
    values.map(|(name, text)| (name.to_owned(), text)).into()
}
