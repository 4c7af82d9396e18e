//! A check that a pattern keeps its laws.

use crate::Pattern;
use puzzle::{BrokenLaw, Law, Puzzle};

/// Checks the laws of a pattern of a puzzle, whose moves count 1 each: those of abstract states on
/// all of them, and those of positions on the positions with these ranks. All ranks are
/// `0..count`; [`sample_ranks`](puzzle::sample_ranks) selects some of them, where there are too
/// many.
///
/// If it succeeds for all ranks, the table of the pattern is an admissible and consistent lower
/// bound.
///
/// # Errors
/// The first [`BrokenLaw`].
///
/// # Panics
/// Where a function of the pattern or the puzzle panics.
///
/// # Complexity
/// O(abstract states · moves) time, and as much again by the number of moves if the pattern
/// [is undirected](Pattern::is_undirected); O(moves) for each rank. O(1) memory.
///
/// # Examples
/// ```
/// use pattern_database::{Tiles, check_pattern};
/// use puzzle::{Puzzle, sample_ranks, sliding::Sliding};
///
/// let puzzle = Sliding::new(3, 3)?;
/// let pattern = Tiles::own_moves(&puzzle, &[1, 2, 3])?;
/// check_pattern(&puzzle, &pattern, sample_ranks(puzzle.count(), 1000))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// ANCHOR: check
pub fn check_pattern<P: Puzzle, A: Pattern<Position = P::Position>>(
    puzzle: &P,
    pattern: &A,
    ranks: impl IntoIterator<Item = u64>,
) -> Result<(), BrokenLaw> {
    let (solved, count) = (pattern.rank(&pattern.solved()), pattern.count() as u64);
    BrokenLaw::check_range(None, solved as u64, count)?;
    let found = pattern.rank(&pattern.project(&puzzle.solved()));
    if found != solved {
        let (found, right) = (format!("state {found}"), format!("state {solved}"));
        return Err(BrokenLaw::new(Law::SolvedState, None, found, right));
    }
    (0..pattern.count()).try_for_each(|state| check_state(pattern, state))?;
    for rank in ranks {
        BrokenLaw::check_range(rank, rank, puzzle.count())?;
        check_position(puzzle, pattern, rank)?;
    }
    Ok(())
}
// ANCHOR_END: check

/// Checks the laws of an abstract state.
fn check_state(pattern: &impl Pattern, rank: usize) -> Result<(), BrokenLaw> {
    let state = pattern.unrank(rank);
    let found = pattern.rank(&state);
    if found != rank {
        let (found, right) = (format!("state {found}"), format!("state {rank}"));
        return Err(BrokenLaw::new(Law::Rank, None, found, right));
    }
    let undirected = pattern.is_undirected();
    for m in 0..pattern.moves() {
        let Some((before, cost)) = pattern.predecessor(&state, m) else { continue };
        let from = pattern.rank(&before);
        BrokenLaw::check_range(None, from as u64, pattern.count() as u64)
            .map_err(|error| error.with_move(m))?;
        let broken = |law, right| {
            let found = format!("{cost} from state {from} to state {rank}");
            Err(BrokenLaw::new(law, None, found, right).with_move(m))
        };
        if cost > 1 {
            return broken(Law::Cost, "0 or 1");
        } else if undirected && cost == 0 {
            return broken(Law::Undirected, "1");
        }
        let leads_back = |m| {
            let after = pattern.predecessor(&before, m);
            after.is_some_and(|(after, _)| pattern.rank(&after) == rank)
        };
        if undirected && !(0..pattern.moves()).any(leads_back) {
            return broken(Law::Undirected, "a move back as well");
        }
    }
    Ok(())
}

/// Checks that the abstract state before a move is that of the position before it.
fn check_position<P: Puzzle>(
    puzzle: &P,
    pattern: &impl Pattern<Position = P::Position>,
    rank: u64,
) -> Result<(), BrokenLaw> {
    let position = puzzle.unrank(rank);
    let state = pattern.rank(&pattern.project(&position));
    for m in 0..puzzle.moves() {
        let Some(next) = puzzle.apply(&position, m) else { continue };
        let after = pattern.project(&next);
        let before =
            if m < pattern.moves() { pattern.predecessor(&after, m) } else { None };
        let before = before.map(|(before, _)| pattern.rank(&before));
        if before != Some(state) {
            let before =
                before.map_or("no state".to_owned(), |it| format!("state {it}"));
            let (next, after) = (puzzle.write(&next), pattern.rank(&after));
            let found = format!("{before} before state {after}, that of {next}");
            let right = format!("state {state}, that of {}", puzzle.write(&position));
            return Err(BrokenLaw::new(Law::Before, rank, found, right).with_move(m));
        }
    }
    Ok(())
}
