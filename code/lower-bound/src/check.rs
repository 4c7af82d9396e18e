//! A check that a bound keeps its laws, also for puzzles that are too large for a table.

use pruning::LowerBound;
use puzzle::{BrokenLaw, Law, Puzzle};

/// Checks that a bound is 0 for the solved position, and consistent at the positions with these
/// ranks: after no move is it smaller by more than 1. All ranks are `0..count`;
/// [`sample_ranks`](puzzle::sample_ranks) selects some of them, where there are too many.
///
/// If it succeeds for all ranks, the bound is admissible, too. A bound that is admissible and not
/// consistent is refused: [`examine`](crate::examine) tells them apart, with a table of the
/// puzzle.
///
/// # Errors
/// The first [`BrokenLaw`].
///
/// # Panics
/// Where the bound or a function of the puzzle panics.
///
/// # Complexity
/// O(moves) bounds for each rank, O(1) memory.
///
/// # Examples
/// ```
/// use lower_bound::{Manhattan, WrongBound, check_bound};
/// use puzzle::{Puzzle, sample_ranks, sliding::Sliding};
///
/// let puzzle = Sliding::new(4, 5)?;
/// let ranks = || sample_ranks(puzzle.count(), 1000);
/// check_bound(&puzzle, &Manhattan::new(&puzzle), ranks())?;
///
/// let board = Sliding::new(2, 2)?;
/// let broken = check_bound(&board, &WrongBound::BlankInHamming(board), 0..board.count());
/// assert_eq!(
///     broken.unwrap_err().to_string(),
///     "the law h(p) <= h(apply(p, m)) + 1 is broken at rank 3 by move 2: found 2 for 1 2 0 3, and \
///      0 for 1 2 3 0 after L, and at most 1 for the first would be right"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: check
pub fn check_bound<P: Puzzle>(
    puzzle: &P,
    bound: &impl LowerBound<P::Position>,
    ranks: impl IntoIterator<Item = u64>,
) -> Result<(), BrokenLaw> {
    let text =
        |bound: Option<u8>| bound.map_or("no solution".to_owned(), |h| h.to_string());
    let (solved, found) = (puzzle.solved(), bound.lower_bound(&puzzle.solved()));
    if found != Some(0) {
        let found = format!("{} for {}", text(found), puzzle.write(&solved));
        return Err(BrokenLaw::new(Law::SolvedBound, puzzle.rank(&solved), found, 0));
    }
    for rank in ranks {
        BrokenLaw::check_range(rank, rank, puzzle.count())?;
        let p = puzzle.unrank(rank);
        let h = bound.lower_bound(&p);
        for m in 0..puzzle.moves() {
            let Some(q) = puzzle.apply(&p, m) else { continue };
            let Some(next) = bound.lower_bound(&q) else { continue };
            if h.is_none_or(|h| h > next.saturating_add(1)) {
                let (h, name) = (text(h), puzzle.name(m));
                let (p, q) = (puzzle.write(&p), puzzle.write(&q));
                let found = format!("{h} for {p}, and {next} for {q} after {name}");
                let right = format!("at most {} for the first", next.saturating_add(1));
                return Err(
                    BrokenLaw::new(Law::Consistent, rank, found, right).with_move(m)
                );
            }
        }
    }
    Ok(())
}
// ANCHOR_END: check
