//! The trait of patterns: projections of a puzzle to an abstract state space of parts.

/// A pattern: the parts of positions that a table distinguishes, their ranks and moves.
///
/// Its laws: `rank(unrank(i)) == i` for every `i` below `count`; and if move `m` maps position
/// `p` to `q`, then [`predecessor`](Self::predecessor) maps the part of `q` and `m` to the part
/// of `p`, at a cost of at most that of the move. Then the table is a lower bound.
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
///     type Part = [u8; 2]; // the places of sizes 0 and 1
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
///     fn rank(&self, part: &[u8; 2]) -> usize {
///         rank_partial(part, 6)
///     }
///     fn unrank(&self, rank: usize) -> [u8; 2] {
///         let mut part = [0; 2];
///         unrank_partial(rank, 6, &mut part);
///         part
///     }
///     fn moves(&self) -> usize {
///         5
///     }
///     fn predecessor(&self, part: &[u8; 2], m: usize) -> Option<([u8; 2], u8)> {
///         let last = m as u8 + 1; // the flip of the top places 0 to last
///         Some((part.map(|at| if at <= last { last - at } else { at }), 1))
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

    /// A part of a position: an abstract state.
    type Part;

    /// How many parts there are.
    fn count(&self) -> usize;

    /// The part of the solved position.
    fn solved(&self) -> Self::Part;

    /// The part of a position.
    fn project(&self, position: &Self::Position) -> Self::Part;

    /// The rank of a part, in `0..count`.
    fn rank(&self, part: &Self::Part) -> usize;

    /// The part with this rank.
    fn unrank(&self, rank: usize) -> Self::Part;

    /// How many moves there are, numbered from 0.
    fn moves(&self) -> usize;

    /// The part that move `m` maps to this one, and the cost of the move: 1, or 0 for a
    /// move that another pattern counts. `None` if there is no such part.
    fn predecessor(&self, part: &Self::Part, m: usize) -> Option<(Self::Part, u8)>;
}
// ANCHOR_END: pattern
