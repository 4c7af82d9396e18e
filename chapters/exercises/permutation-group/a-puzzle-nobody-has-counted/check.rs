use std::collections::HashSet;

use definition::{DefinedPuzzle, Definition};
use judge::{Verdict, ask, compare, ensure, predict, wrong};
use permutation_group::Permutation;
use puzzle::Puzzle;

/// How many positions there are to be.
const FEWEST: u64 = 1000;
const MOST: u64 = 100_000;

/// The layers of the puzzles that the book counts itself: *rings* and *kite*.
const OF_THE_BOOK: [&[u64]; 2] = [
    &[1, 10, 49, 216, 808, 739, 85, 11, 1],
    &[1, 7, 24, 84, 272, 710, 1452, 1915, 556, 19],
];

type Moves = Vec<Vec<usize>>;
type Case = (Moves, usize);

/// The puzzle, if it is one that may be handed in.
fn read() -> Result<DefinedPuzzle, judge::Fault> {
    let text = ask::<&str>("definition()", exercise::definition)?;
    let read = Definition::read_gens("definition()", text.as_bytes());
    let definition = read.map_err(|error| wrong(error.to_string()))?;
    let alone = definition.moves().len() == definition.generators().len();
    ensure(alone && definition.illegal().is_empty(), || {
        "definition() has lines that are no moves: here only moves are to stand."
            .to_owned()
    })?;
    ensure(definition.moves().len() > 1, || {
        "definition() has one move. With one alone, nothing is mixed: give two or more."
            .to_owned()
    })?;
    let puzzle = DefinedPuzzle::new(definition)
        .map_err(|error| wrong(format!("definition(): {error}.")))?;
    let count = puzzle.count();
    ensure((FEWEST..=MOST).contains(&count), || {
        let too = if count < FEWEST { "few" } else { "many" };
        format!(
            "definition() has too {too} positions: there are to be from {FEWEST} to {MOST}.\nMore places, or \
             rings that share more or fewer of them, change that."
        )
    })?;
    Ok(puzzle)
}

fn lists(moves: &[Permutation]) -> Moves {
    let list = |m: &Permutation| m.images().iter().map(|&x| usize::from(x)).collect();
    moves.iter().map(list).collect()
}

/// The layers, by a search without ranks.
fn search(moves: &Moves, depth: usize, remembers: bool) -> Vec<u64> {
    let home: Vec<usize> = (0..moves.first().map_or(0, Vec::len)).collect();
    let mut visited = HashSet::from([home.clone()]);
    let mut frontier = vec![home];
    let mut layers = vec![1];
    for _ in 0..depth {
        let mut next = vec![];
        for a in &frontier {
            for m in moves {
                let position: Vec<usize> = a.iter().map(|&x| m[x]).collect();
                if !remembers || visited.insert(position.clone()) {
                    next.push(position);
                }
            }
        }
        layers.push(next.len() as u64);
        frontier = next;
    }
    layers
}

/// Small puzzles, and the student's own.
fn slow_cases(own: &DefinedPuzzle) -> Vec<Case> {
    let exchange = vec![vec![1, 0, 2]];
    let cards = [&exchange[..], &[vec![0, 2, 1]]].concat();
    let turn = vec![vec![1, 2, 3, 0], vec![2, 3, 0, 1], vec![3, 0, 1, 2]];
    let around = [&turn[..], &[vec![1, 0, 2, 3]]].concat();
    let mut cases = vec![];
    for depth in 0..=4 {
        let puzzles = [&exchange, &cards, &turn, &around].map(Vec::clone);
        cases.extend(puzzles.map(|moves| (moves, depth)));
    }
    cases.extend([(around, 9), (vec![], 2), (vec![vec![0, 1]], 1)]);
    let moves = lists(&own.move_permutations());
    let depth = if moves.len() > 40 { 2 } else { 3 };
    cases.push((moves, depth));
    cases
}

/// Eight cards of which neighbors change places: every order, and a layer more.
fn eight_cards() -> Case {
    let exchange = |i: usize| {
        let mut m: Vec<usize> = (0..8).collect();
        m.swap(i, i + 1);
        m
    };
    ((0..7).map(exchange).collect(), 29)
}

pub fn check() -> Verdict {
    let puzzle = read()?;
    let table = table::distances_to_solved(&puzzle, |_| {})
        .map_err(|error| wrong(format!("definition(): {error}.")))?;
    ensure(!OF_THE_BOOK.contains(&table.layers()), || {
        "definition() is a puzzle that the book has counted. Change a ring.".to_owned()
    })?;
    let slots = 1..=puzzle.definition().sets().slots() as u64;
    let factorial = slots.fold(1, u64::saturating_mul);
    predict("positions()", exercise::positions, puzzle.count())
        .mistake(
            factorial,
            "That is all orders of the pieces. Does a move change whether the order is even? Are there \
             pieces that stay side by side, or opposite, or where they are?",
        )
        .mistake(
            factorial / 2,
            "That is half of all orders: right if every move is even, and nothing else is kept together.",
        )
        .judge()?;
    layers(&puzzle, table.layers())?;
    compare(
        slow_cases(&puzzle),
        |(moves, depth)| format!("count_slowly(&{moves:?}, {depth})"),
        |(moves, depth)| exercise::count_slowly(moves, *depth),
        |(moves, depth)| search(moves, *depth, true),
    )
    .mistake(
        "It looks as if ways were counted, and not positions: one that has been visited counts no more.",
        |(moves, depth)| search(moves, *depth, false),
    )
    .mistake("It looks as if each layer had those before it in it.", |(moves, depth)| {
        let layers = search(moves, *depth, true);
        (0..layers.len()).map(|d| layers[..=d].iter().sum()).collect()
    })
    .mistake("It looks as if layer 0 were left out: nothing done is one position.", |(moves, depth)| {
        search(moves, *depth, true)[1..].to_vec()
    })
    .mistake("It looks as if you stop where nothing new comes. Up to `depth`, write 0.", |(moves, depth)| {
        let layers = search(moves, *depth, true);
        layers.into_iter().filter(|&count| count > 0).collect()
    })
    .mistake("It looks as if the last layer were missing: `depth` counts from 0.", |(moves, depth)| {
        let mut layers = search(moves, *depth, true);
        layers.pop();
        layers
    })
    .judge()?;
    compare(
        [eight_cards()],
        |(moves, depth)| {
            format!(
                "count_slowly(…, {depth}), for the {} exchanges of neighbors,",
                moves.len()
            )
        },
        |(moves, depth)| exercise::count_slowly(moves, *depth),
        |(moves, depth)| search(moves, *depth, true),
    )
    .judge()
}

/// Compares what the student says with the table, without saying what is right.
fn layers(puzzle: &DefinedPuzzle, right: &[u64]) -> Verdict {
    let given = ask::<Vec<u64>>("layers()", exercise::layers)?;
    if given == right {
        return Ok(());
    }
    let sum: u128 = given.iter().map(|&count| u128::from(count)).sum();
    let by_quarters = lists(&quarters(puzzle));
    let advice = if given == right[1..] {
        "Layer 0 is missing: nothing done is one position."
    } else if given == search(&by_quarters, given.len().max(1) - 1, true) {
        "In these layers a move can be done once, or undone. Every power of a move counts as one move."
    } else if sum != u128::from(puzzle.count()) {
        "All layers together are not as many as there are positions."
    } else {
        "All layers together are as many as there are positions, but they are not those of this puzzle. Is \
         the file's text the same as definition()?"
    };
    let first = given.iter().zip(right).position(|(a, b)| a != b);
    let depth = first.unwrap_or(given.len().min(right.len()));
    Err(wrong(format!("layers() is not right at {depth} moves from solved.\n{advice}")))
}

/// Each move and what undoes it.
fn quarters(puzzle: &DefinedPuzzle) -> Vec<Permutation> {
    let images = puzzle.definition().generators();
    let moves = images.into_iter().map(|m| Permutation::new(m).expect("a permutation"));
    moves.flat_map(|m| [m.inverse(), m]).collect()
}
