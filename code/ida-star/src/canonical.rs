//! The automaton that accepts canonical move sequences.

use crate::{Space, duplicates};
use foldhash::{HashMap, HashMapExt};

/// Reads moves one by one, and rejects a move that completes a redundant sequence.
///
/// It is the automaton of A. Aho and M. Corasick for the sequences that [`duplicates`] finds.
/// Finding them by a search is L. Taylor and R. Korf's idea, *Pruning duplicate nodes in
/// depth-first search*, AAAI-93.
///
/// # Examples
/// ```
/// use ida_star::Automaton;
/// use puzzle::{Puzzle, sliding::Sliding};
///
/// // A board for each cell of the blank.
/// let puzzle = Sliding::new(3, 3)?;
/// let boards: Vec<_> = (0..9).map(|i| puzzle.unrank(i * puzzle.count() / 9)).collect();
/// let automaton = Automaton::find(&puzzle, &boards, 2);
///
/// // No move is undone: after U, there is no D.
/// let up = automaton.next(Automaton::START, 0).expect("U is a move");
/// assert_eq!(automaton.next(up, 1), None);
/// assert_eq!(automaton.states(), 5);
/// # Ok::<(), puzzle::SizeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    moves: usize,
    /// For each state and move the next state, or [`NO_STATE`].
    next: Vec<u32>,
}

/// The entry for a rejected move.
const NO_STATE: u32 = u32::MAX;

impl Automaton {
    /// The state before the first move.
    pub const START: usize = 0;

    /// The automaton that rejects the redundant sequences of at most `length` moves, as
    /// [`duplicates`] finds them from these starts.
    ///
    /// # Complexity
    /// As [`duplicates`], and O(states · moves · found · length) time for the automaton, where
    /// `found` is the number of redundant sequences.
    ///
    /// # Panics
    /// If there are no starts.
    pub fn find<S: Space>(space: &S, starts: &[S::Position], length: usize) -> Self {
        Automaton::new(space.move_count(), &duplicates(space, starts, length))
    }

    /// The automaton that rejects every sequence that contains one of the sequences `refused`.
    ///
    /// A state is the longest suffix of the moves read that is a prefix of one of them.
    ///
    /// # Panics
    /// If a sequence is empty, or one of its moves is not below `moves`.
    pub fn new(moves: usize, refused: &[Vec<usize>]) -> Self {
        for sequence in refused {
            assert!(!sequence.is_empty(), "the empty sequence cannot be refused");
            let known = sequence.iter().all(|&m| m < moves);
            assert!(known, "{sequence:?}: there are the moves 0 to {moves} - 1");
        }
        // ANCHOR: new
        let mut prefixes = vec![vec![]];
        for sequence in refused {
            for end in 1..sequence.len() {
                prefixes.push(sequence[..end].to_vec());
            }
        }
        prefixes.sort_by_key(|read| (read.len(), read.clone()));
        prefixes.dedup();
        let mut number = HashMap::new();
        for (state, read) in prefixes.iter().enumerate() {
            number.insert(&read[..], state as u32);
        }
        let step = |read: &Vec<usize>, m: usize| {
            let read = [&read[..], &[m]].concat();
            if refused.iter().any(|sequence| read.ends_with(sequence)) {
                return NO_STATE;
            }
            let longest = (0..=read.len()).find_map(|from| number.get(&read[from..]));
            *longest.expect("the empty sequence is a state")
        };
        let next = prefixes.iter().flat_map(|read| (0..moves).map(move |m| (read, m)));
        Automaton { moves, next: next.map(|(read, m)| step(read, m)).collect() }
        // ANCHOR_END: new
    }

    /// The automaton that accepts every sequence.
    pub fn accept_all(moves: usize) -> Self {
        Automaton::new(moves, &[])
    }

    /// The state after a move, or `None` if the move is rejected.
    ///
    /// # Panics
    /// If there is no such state or move.
    // ANCHOR: next
    pub fn next(&self, state: usize, m: usize) -> Option<usize> {
        assert!(m < self.moves, "there is no move {m}");
        let next = self.next[state * self.moves + m];
        (next != NO_STATE).then_some(next as usize)
    }
    // ANCHOR_END: next

    /// How many states there are.
    pub fn states(&self) -> usize {
        // Without moves the table is empty, but the start state exists.
        (self.next.len() / self.moves.max(1)).max(1)
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// How many sequences of 0, 1, … `length` moves are accepted, including those that cannot
    /// be done. Numbers beyond [`u64::MAX`] saturate.
    ///
    /// # Complexity
    /// O(length · states · moves) time.
    ///
    /// # Examples
    /// ```
    /// use ida_star::Automaton;
    /// use puzzle::Puzzle;
    /// use puzzle::rubik::{self, Corners};
    ///
    /// let cube = rubik::RubikPuzzle::<Corners>::new(puzzle::Metric::HalfTurn);
    /// let automaton = Automaton::find(&cube, &[cube.solved()], 2);
    /// assert_eq!(automaton.count(4), [1, 18, 243, 3240, 43_254]);
    /// ```
    // ANCHOR: count
    pub fn count(&self, length: usize) -> Vec<u64> {
        let mut in_state = vec![0u64; self.states()];
        in_state[Automaton::START] = 1;
        let mut counts = vec![1];
        for _ in 0..length {
            let mut after = vec![0u64; self.states()];
            for state in 0..self.states() {
                for next in (0..self.moves).filter_map(|m| self.next(state, m)) {
                    after[next] = after[next].saturating_add(in_state[state]);
                }
            }
            in_state = after;
            counts.push(
                in_state.iter().fold(0u64, |sum, &count| sum.saturating_add(count)),
            );
        }
        counts
    }
    // ANCHOR_END: count
}
