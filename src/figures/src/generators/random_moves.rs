//! The table of the distribution after random moves of the 2×3 sliding puzzle, which is not
//! uniform.

use crate::prelude::*;
use crate::tables::Example;
use puzzle::Indexed;
use table::CompleteTable;

/// Adds the files and facts of this subject.
pub fn add(tables: &PuzzleTables, out: &mut Output) -> Result<()> {
    let example = tables.example("sliding-2x3")?;
    out.add([spreads(example)]);
    facts(&mut out.facts, example);
    Ok(())
}

/// The numbers of moves, a line of the table for each.
const MOVES: [usize; 6] = [10, 20, 21, 50, 100, 1000];

/// The probability of each position after a number of random moves from solved, if all possible
/// moves are equally likely.
fn distribution_after(puzzle: &dyn Indexed, moves: usize) -> Vec<f64> {
    let count = puzzle.position_count() as usize;
    let mut probabilities = vec![0.0; count];
    probabilities[puzzle.solved_rank() as usize] = 1.0;
    for _ in 0..moves {
        let mut next = vec![0.0; count];
        for (rank, &here) in (0..).zip(&probabilities) {
            let successors: Vec<_> =
                puzzle.successors(rank).into_iter().flatten().collect();
            for &next_rank in &successors {
                next[next_rank as usize] += here / successors.len() as f64;
            }
        }
        probabilities = next;
    }
    probabilities
}

/// Statistics of a distribution over positions.
struct Spread {
    possible: u64,
    likeliest: f64,
    rarest: f64,
    mean: f64,
}

impl Spread {
    fn new(probabilities: &[f64], table: &CompleteTable) -> Self {
        let possible = || probabilities.iter().copied().filter(|&p| p > 0.0);
        let far = |rank| table.distance(rank).map_or(0.0, f64::from);
        Spread {
            possible: possible().count() as u64,
            likeliest: possible().fold(0.0, f64::max),
            rarest: possible().fold(1.0, f64::min),
            mean: (0..).zip(probabilities).map(|(rank, p)| far(rank) * p).sum(),
        }
    }
}

/// The rounded inverse of a probability.
fn one_in(probability: f64) -> u64 {
    (1.0 / probability).round() as u64
}

/// A line for each number of moves, and one for the uniform distribution.
fn spreads(Example { puzzle, table, .. }: &Example) -> Files {
    let row = |name: String, probabilities: &[f64]| {
        let Spread { possible, likeliest, rarest, mean } =
            Spread::new(probabilities, table);
        let [possible, likeliest, rarest] =
            [possible, one_in(likeliest), one_in(rarest)].map(thousands);
        format!("{name} | {possible} | {likeliest} | {rarest} | {mean:.2}")
    };
    let rows =
        MOVES.map(|n| row(thousands(n as u64), &distribution_after(&**puzzle, n)));
    let count = puzzle.position_count();
    let uniform = vec![1.0 / count as f64; count as usize];
    let any = row("**any rank**".to_owned(), &uniform);
    let head = "| random moves | positions | likeliest, one in | rarest, one in | mean distance |\n\
         |--:|--:|--:|--:|--:|";
    crate::data::table("random-moves", head, rows.into_iter().chain([any]))
}

/// The facts that the text quotes.
fn facts(facts: &mut Facts, Example { puzzle, table, .. }: &Example) {
    let spread = Spread::new(&distribution_after(&**puzzle, 20), table);
    facts.number("random-moves.20.positions", spread.possible);
    facts.number("random-moves.20.likeliest", one_in(spread.likeliest));
    facts.number("random-moves.20.rarest", one_in(spread.rarest));
    facts.decimal("random-moves.20.mean", spread.mean, 2);
    let spread = Spread::new(&distribution_after(&**puzzle, 1000), table);
    let times = spread.likeliest / spread.rarest;
    facts.decimal("random-moves.end.times", times, 2);
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::sliding::Sliding;

    #[test]
    fn distribution_matches_move_tree() {
        let puzzle = Sliding::new(2, 3).unwrap();
        let at = |moves| puzzle.scramble_rank(moves).unwrap() as usize;
        // Two moves from the corner, then three from each neighbor, one of which goes back.
        let two = distribution_after(&puzzle, 2);
        assert!((two[at("")] - (0.5 / 2.0 + 0.5 / 3.0)).abs() < 1e-12);
        assert!((two[at("DR")] - 0.25).abs() < 1e-12);
        assert_eq!(two.iter().filter(|&&p| p > 0.0).count(), 4);
        assert!(
            (distribution_after(&puzzle, 21).iter().sum::<f64>() - 1.0).abs() < 1e-12
        );
    }
}
