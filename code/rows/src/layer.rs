//! The rows that a step reads.

/// Rows, and which of them are fresh: changed by the last step.
///
/// ```
/// use rows::Layer;
///
/// let layer = Layer::new(&[1u16, 2, 3, 4], &[true, false], 2);
/// assert_eq!(layer.row(1), [3, 4]);
/// assert_eq!(layer.fresh(0), Some(&[1, 2][..]));
/// assert_eq!(layer.fresh(1), None);
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Layer<'a, W> {
    words: &'a [W],
    fresh: &'a [bool],
    count: usize,
    width: usize,
}

/// One of so many rows is few.
const FEW: usize = 16;

impl<'a, W> Layer<'a, W> {
    /// Rows of `width` words, one after another, and whether each is fresh.
    ///
    /// # Panics
    /// If there are not `width` words for each row.
    ///
    /// # Complexity
    /// The fresh rows are counted.
    pub fn new(words: &'a [W], fresh: &'a [bool], width: usize) -> Self {
        assert_eq!(words.len(), fresh.len() * width, "words of {} rows", fresh.len());
        let count = fresh.iter().filter(|fresh| **fresh).count();
        Layer { words, fresh, count, width }
    }

    /// Whether few rows are fresh: one of sixteen at most.
    pub(crate) fn is_sparse(&self) -> bool {
        self.count <= self.fresh.len() / FEW
    }

    /// Whether nearly all rows are fresh, fifteen of sixteen at least. Then it takes longer to
    /// ask for each than to read the others for nothing.
    #[inline(always)]
    pub(crate) fn is_dense(&self) -> bool {
        self.count >= self.fresh.len() - self.fresh.len() / FEW
    }

    /// The rows that are fresh.
    pub(crate) fn all_fresh(&self) -> impl Iterator<Item = usize> {
        let rows = self.fresh.iter().enumerate();
        rows.filter(|(_, fresh)| **fresh).map(|(row, _)| row)
    }

    /// The words of a row.
    #[inline(always)]
    pub fn row(&self, row: usize) -> &'a [W] {
        &self.words[row * self.width..][..self.width]
    }

    /// The words of all rows, `N` at a time; what is left over is left out.
    #[inline(always)]
    pub fn chunks<const N: usize>(&self) -> &'a [[W; N]] {
        self.words.as_chunks().0
    }

    /// Whether a row was changed by the last step.
    #[inline(always)]
    pub fn is_fresh(&self, row: usize) -> bool {
        self.fresh[row]
    }

    /// The words of a row, if it is fresh.
    #[inline(always)]
    pub fn fresh(&self, row: usize) -> Option<&'a [W]> {
        self.fresh[row].then(|| self.row(row))
    }
}
