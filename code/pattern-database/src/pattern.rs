//! The trait of patterns: projections of a puzzle to an abstract state space.

/// A pattern: a projection of positions to abstract states, and the ranks and moves of these.
///
/// Its laws: `rank(unrank(i)) == i` for every `i` below `count`; and if move `m` maps position
/// `p` to `q`, then [`predecessor`](Self::predecessor) maps the abstract state of `q` and `m` to
/// the abstract state of `p`, at a cost of at most that of the move. Then the table is a lower
/// bound. [`check_pattern`](crate::check_pattern) checks that: a table whose pattern breaks a law
/// looks like any other.
///
/// # Examples
/// A stack of pancakes of which the pattern has the two smallest:
/// ```
/// use pattern_database::{Database, Pattern, count_partial, rank_partial, unrank_partial};
/// use pruning::LowerBound;
///
/// struct TwoOfSix;
///
/// impl Pattern for TwoOfSix {
///     type Position = [u8; 6]; // the sizes, from the top
///     type AbstractState = [u8; 2]; // the slots of sizes 0 and 1
///
///     fn count(&self) -> usize {
///         count_partial(2, 6).expect("a small number")
///     }
///     fn solved(&self) -> [u8; 2] {
///         [0, 1]
///     }
///     fn project(&self, stack: &[u8; 6]) -> [u8; 2] {
///         [0, 1].map(|size| stack.iter().position(|&s| s == size).expect("it is there") as u8)
///     }
///     fn rank(&self, state: &[u8; 2]) -> usize {
///         rank_partial(state, 6)
///     }
///     fn unrank(&self, rank: usize) -> [u8; 2] {
///         let mut state = [0; 2];
///         unrank_partial(rank, 6, &mut state);
///         state
///     }
///     fn moves(&self) -> usize {
///         5
///     }
///     fn predecessor(&self, state: &[u8; 2], m: usize) -> Option<([u8; 2], u8)> {
///         let last = m as u8 + 1; // the flip of the slots 0 to last
///         Some((state.map(|at| if at <= last { last - at } else { at }), 1))
///     }
/// }
///
/// let table = Database::new(TwoOfSix)?;
/// assert_eq!(table.layers(), [1, 5, 8, 16]);
/// assert_eq!(table.lower_bound(&[5, 4, 3, 2, 1, 0]), Some(1));
/// # Ok::<(), pattern_database::DatabaseError>(())
/// ```
// ANCHOR: pattern
pub trait Pattern {
    /// A position of the puzzle.
    type Position;

    /// An abstract state: what the pattern distinguishes of a position.
    type AbstractState;

    /// How many abstract states there are.
    fn count(&self) -> usize;

    /// The abstract state of the solved position.
    fn solved(&self) -> Self::AbstractState;

    /// The abstract state of a position.
    fn project(&self, position: &Self::Position) -> Self::AbstractState;

    /// The rank of an abstract state, in `0..count`.
    fn rank(&self, state: &Self::AbstractState) -> usize;

    /// The abstract state with this rank.
    fn unrank(&self, rank: usize) -> Self::AbstractState;
    // ANCHOR_END: pattern

    // ANCHOR: moves
    /// How many moves there are, numbered from 0.
    fn moves(&self) -> usize;

    /// The abstract state that move `m` maps to this one, and the cost of the move: 1, or 0 for a
    /// move that another pattern counts. `None` if there is no such abstract state.
    fn predecessor(
        &self,
        state: &Self::AbstractState,
        m: usize,
    ) -> Option<(Self::AbstractState, u8)>;

    /// Whether each move counts 1, and the inverse of each move is a move. Then the last layers
    /// are computed faster: an unvisited abstract state looks for a neighbor in the frontier.
    ///
    /// The default is `false`, which is right for every pattern. If it is `true` for a pattern
    /// of which that does not hold, the table is wrong.
    fn is_undirected(&self) -> bool {
        false
    }
    // ANCHOR_END: moves
}
