//! The rows that a step reads.

/// Rows of visited positions as the last step left them, and which of them are in the
/// **frontier**: changed by that step.
///
/// ```
/// use rows::Visited;
///
/// let visited = Visited::new(&[1u16, 2, 3, 4], &[true, false], 2);
/// assert_eq!(visited.row(1), [3, 4]);
/// assert_eq!(visited.frontier_row(0), Some(&[1, 2][..]));
/// assert_eq!(visited.frontier_row(1), None);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Visited<'a, W> {
    words: &'a [W],
    /// For each row, whether the last step changed it.
    frontier: &'a [bool],
    /// Number of rows in the frontier.
    frontier_rows: usize,
    width: usize,
}

impl<'a, W> Visited<'a, W> {
    /// Rows of `width` words, one after another, and whether each is in the frontier.
    ///
    /// # Panics
    /// If there are not `width` words for each row.
    ///
    /// # Complexity
    /// The rows of the frontier are counted: time linear in the number of rows.
    pub fn new(words: &'a [W], frontier: &'a [bool], width: usize) -> Self {
        assert_eq!(
            words.len(),
            frontier.len() * width,
            "words of {} rows",
            frontier.len()
        );
        let frontier_rows = frontier.iter().filter(|changed| **changed).count();
        Visited { words, frontier, frontier_rows, width }
    }

    /// Number of rows.
    pub fn rows(&self) -> usize {
        self.frontier.len()
    }

    /// Whether at least 15 of 16 rows are in the frontier. Then asking for each row takes
    /// longer than reading the few others for nothing.
    #[inline(always)]
    pub(crate) fn is_nearly_all_frontier(&self) -> bool {
        self.frontier_rows >= self.rows() - self.rows() / 16
    }

    /// The words of a row.
    #[inline(always)]
    pub fn row(&self, row: usize) -> &'a [W] {
        &self.words[row * self.width..][..self.width]
    }

    /// The words of all rows, `N` at a time; a remainder of fewer words is left out.
    #[inline(always)]
    pub fn chunks<const N: usize>(&self) -> &'a [[W; N]] {
        self.words.as_chunks().0
    }

    /// Whether a row was changed by the last step.
    #[inline(always)]
    pub fn in_frontier(&self, row: usize) -> bool {
        self.frontier[row]
    }

    /// The words of a row, if it is in the frontier.
    #[inline(always)]
    pub fn frontier_row(&self, row: usize) -> Option<&'a [W]> {
        self.frontier[row].then(|| self.row(row))
    }
}
