//! The search for all permutations of the moves that a relabeling of the stickers induces.

use crate::SymmetryError;
use puzzle::compose;

/// The sorted lengths of a permutation's cycles, which conjugation does not change.
fn cycle_lengths(p: &[u8]) -> Vec<usize> {
    let mut visited = vec![false; p.len()];
    let mut lengths = vec![];
    for start in 0..p.len() {
        let (mut i, mut length) = (start, 0);
        while !visited[i] {
            visited[i] = true;
            length += 1;
            i = usize::from(p[i]);
        }
        if length > 0 {
            lengths.push(length);
        }
    }
    lengths.sort_unstable();
    lengths
}

/// For each pair of moves a and b, the cycle lengths of a and of a·b.
fn product_cycles(moves: &[Vec<u8>]) -> Vec<Vec<[Vec<usize>; 2]>> {
    let kind = |a: &Vec<u8>, b: &Vec<u8>| {
        let mut both = vec![0; a.len()];
        compose(a, b, &mut both);
        [cycle_lengths(a), cycle_lengths(&both)]
    };
    moves.iter().map(|a| moves.iter().map(|b| kind(a, b)).collect()).collect()
}

/// A backtracking search for the images of the moves: the next move gets an image if the
/// cycle lengths of its products with the earlier moves allow it.
///
/// ```
/// // A turn by one has a cycle of length four, and the half turn has cycles of two.
/// let ring = [vec![3, 0, 1, 2], vec![2, 3, 0, 1], vec![1, 2, 3, 0]];
/// let symmetries = symmetry::Symmetries::find(&ring)?;
/// assert_eq!([0, 1].map(|s| symmetries.image(s, 0)), [0, 2]);
/// assert_eq!([0, 1].map(|s| symmetries.image(s, 1)), [1, 1]);
/// # Ok::<(), symmetry::SymmetryError>(())
/// ```
pub(crate) struct SymmetrySearch<'a> {
    moves: &'a [Vec<u8>],
    kinds: Vec<Vec<[Vec<usize>; 2]>>,
    /// For each symmetry found, the image of each move and of each sticker.
    pub(crate) found: Vec<(Vec<u8>, Vec<u8>)>,
}

impl<'a> SymmetrySearch<'a> {
    pub(crate) fn new(moves: &'a [Vec<u8>]) -> Self {
        SymmetrySearch { moves, kinds: product_cycles(moves), found: vec![] }
    }

    /// Finds all symmetries that begin with these images.
    pub(crate) fn extend_images(
        &mut self,
        images: &mut Vec<u8>,
        limit: usize,
    ) -> Result<(), SymmetryError> {
        if images.len() == self.moves.len() {
            let relabeling = relabeling(self.moves, images);
            self.found.extend(relabeling.map(|s| (images.clone(), s)));
            let few = self.found.len() <= limit;
            return if few { Ok(()) } else { Err(SymmetryError::TooMany { limit }) };
        }
        // ANCHOR: search
        for image in 0..self.moves.len() {
            if images.contains(&(image as u8)) {
                continue;
            }
            images.push(image as u8);
            let m = images.len() - 1;
            let fits = |k: usize| {
                self.kinds[m][k] == self.kinds[image][usize::from(images[k])]
            };
            if (0..=m).all(fits) {
                self.extend_images(images, limit)?;
            }
            images.pop();
        }
        // ANCHOR_END: search
        Ok(())
    }
}

/// A relabeling s with s⁻¹·m·s = the image of m for every move m; `None` if there is none.
fn relabeling(moves: &[Vec<u8>], images: &[u8]) -> Option<Vec<u8>> {
    let n = moves[0].len();
    let (mut s, mut taken) = (vec![None; n], vec![false; n]);
    for start in 0..n {
        if s[start].is_none() {
            let mut free = (0..n).filter(|&first| !taken[first]);
            for (i, j) in
                free.find_map(|first| propagate(moves, images, start, first))?
            {
                s[i] = Some(j as u8);
                taken[j] = true;
            }
        }
    }
    s.into_iter().collect()
}

/// All pairs `(i, s[i])` that follow from `s[start] = first`; `None` if they contradict one
/// another. Since m·s = s·(the image of m), `s[i] = j` implies `s[image[i]] = m[j]`, which
/// determines `s` for each sticker that the moves reach from `start`.
fn propagate(
    moves: &[Vec<u8>],
    images: &[u8],
    start: usize,
    first: usize,
) -> Option<Vec<(usize, usize)>> {
    // ANCHOR: spread
    let mut known = vec![(start, first)];
    let mut next = 0;
    while next < known.len() {
        let (i, j) = known[next];
        for (m, &image) in moves.iter().zip(images) {
            let i = usize::from(moves[usize::from(image)][i]);
            let j = usize::from(m[j]);
            match known.iter().find(|&&(a, b)| a == i || b == j) {
                None => known.push((i, j)),
                Some(&pair) if pair == (i, j) => {}
                Some(_) => return None,
            }
        }
        next += 1;
    }
    Some(known)
    // ANCHOR_END: spread
}
