//! The Tower of Hanoi, with three pegs or more.

use crate::{
    ByteArray, Family, PositionError, Published, Puzzle, SizeError, read_entries,
};

/// The position after the top disc of peg `from` is moved to peg `to`; `None` if `from` has
/// no disc, or `to` a smaller one.
///
/// `discs[i]` is the peg of disc `i`, the largest disc first, so the top disc of a peg is
/// the last one on it.
///
/// # Complexity
/// O(discs) time, no memory.
///
/// # Examples
/// ```
/// use puzzle::{ByteArray, hanoi::move_disc};
///
/// let discs = ByteArray::from_fn(3, |_| 0); // all on peg 0
/// assert_eq!(move_disc(&discs, 0, 2).unwrap()[..], [0, 0, 2]);
/// assert_eq!(move_disc(&discs, 1, 2), None);
/// ```
// ANCHOR: move
pub fn move_disc(discs: &ByteArray, from: u8, to: u8) -> Option<ByteArray> {
    let top = |peg| discs.iter().rposition(|&p| p == peg);
    let disc = top(from)?;
    if top(to).is_some_and(|other| other > disc) {
        return None;
    }
    let mut discs = *discs;
    discs[disc] = to;
    Some(discs)
}
// ANCHOR_END: move

/// The number of moves that the Frame–Stewart algorithm needs to move `discs` discs from
/// one peg to another; `None` if that is impossible, or the number does not fit in a `u64`.
///
/// The algorithm moves the `k` smallest discs to another peg, then the others to the target
/// without using that peg, then the `k` smallest to the target, with the best choice of
/// `k`. Two pegs are enough for one disc.
///
/// # Complexity
/// O(pegs · discs²) time, 32 · discs bytes.
///
/// # Examples
/// ```
/// use puzzle::hanoi::frame_stewart;
///
/// let four: Vec<_> = (1..=11).map(|discs| frame_stewart(4, discs).unwrap()).collect();
/// assert_eq!(four, [1, 3, 5, 9, 13, 17, 25, 33, 41, 49, 65]);
/// assert_eq!(frame_stewart(3, 8), Some(255));
/// assert_eq!(frame_stewart(2, 8), None);
/// ```
// ANCHOR: frame-stewart
pub fn frame_stewart(pegs: usize, discs: usize) -> Option<u64> {
    let two_pegs = |n| if n < 2 { Some(n as u64) } else { None };
    let mut moves: Vec<_> = (0..=discs).map(two_pegs).collect();
    for _ in 3..=pegs {
        let fewer = moves.clone();
        for n in 1..=discs {
            let aside = |k: usize| moves[k]?.checked_mul(2)?.checked_add(fewer[n - k]?);
            moves[n] = (0..n).filter_map(aside).min();
        }
    }
    if pegs < 2 && discs > 0 { None } else { moves[discs] }
}
// ANCHOR_END: frame-stewart

/// The Tower of Hanoi. A position is a [`ByteArray`] with the peg of each disc, the largest
/// disc first; in text the pegs are `A`, `B`, `C`, and so on.
///
/// ```
/// use puzzle::{Puzzle, hanoi::Hanoi};
///
/// let puzzle = Hanoi::new(3, 4)?;
/// assert_eq!(puzzle.write(&puzzle.solved()), "CCCC");
/// let discs = puzzle.scramble("CA CB AB")?;
/// assert_eq!(puzzle.write(&discs), "CCBB");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hanoi {
    pegs: u8,
    discs: usize,
    count: u64,
}

impl Hanoi {
    /// The puzzle with this number of pegs and discs.
    ///
    /// # Errors
    /// [`SizeError`] if there are fewer than 3 pegs or no disc, more than 26 pegs or
    /// 25 discs, or if the number of positions does not fit in 64 bits.
    pub fn new(pegs: usize, discs: usize) -> Result<Self, SizeError> {
        SizeError::check_at_least(
            3,
            "peg",
            pegs,
            "on two pegs only one disc can move",
        )?;
        SizeError::check_at_most(26, "peg", pegs, "the names of the pegs are letters")?;
        SizeError::check_at_least(1, "disc", discs, "without any there is no move")?;
        SizeError::check_at_most(
            ByteArray::MAX,
            "disc",
            discs,
            "a position has no room for more",
        )?;
        let most = u64::MAX.ilog(pegs as u64) as usize;
        const MORE: &str = "with so many pegs, the ranks of more do not fit in 64 bits";
        SizeError::check_at_most(most, "disc", discs, MORE)?;
        let count = (pegs as u64).pow(discs as u32);
        Ok(Hanoi { pegs: pegs as u8, discs, count })
    }

    /// The source and the target peg of move `m`.
    fn pegs_of_move(&self, m: usize) -> (u8, u8) {
        let targets = usize::from(self.pegs) - 1;
        let (from, to) = ((m / targets) as u8, (m % targets) as u8);
        (from, to + u8::from(to >= from))
    }
}

impl Puzzle for Hanoi {
    type Position = ByteArray;

    fn count(&self) -> u64 {
        self.count
    }

    // ANCHOR: rank
    fn rank(&self, discs: &ByteArray) -> u64 {
        orientation::rank(discs, self.pegs.into())
    }

    fn unrank(&self, rank: u64) -> ByteArray {
        let mut discs = self.solved();
        orientation::unrank(rank, self.pegs.into(), &mut discs);
        discs
    }
    // ANCHOR_END: rank

    fn solved(&self) -> ByteArray {
        ByteArray::from_fn(self.discs, |_| self.pegs - 1)
    }

    /// The distance from one full tower to another, which is proven for three and four pegs.
    fn min_depth(&self) -> u64 {
        let pegs = usize::from(self.pegs);
        let proved = (pegs < 5).then(|| frame_stewart(pegs, self.discs)).flatten();
        proved.unwrap_or(0)
    }

    fn moves(&self) -> usize {
        usize::from(self.pegs) * usize::from(self.pegs - 1)
    }

    fn name(&self, m: usize) -> String {
        let (from, to) = self.pegs_of_move(m);
        [from, to].map(peg_letter).into_iter().collect()
    }

    fn apply(&self, discs: &ByteArray, m: usize) -> Option<ByteArray> {
        let (from, to) = self.pegs_of_move(m);
        move_disc(discs, from, to)
    }

    fn undo(&self, discs: &ByteArray, m: usize) -> Option<ByteArray> {
        let (from, to) = self.pegs_of_move(m);
        move_disc(discs, to, from)
    }

    fn read(&self, text: &str) -> Result<ByteArray, PositionError> {
        let last = peg_letter(self.pegs - 1);
        let expected = format!("a peg from A to {last}");
        let pegs = read_entries(text, "disc", self.discs, &expected, |entry| {
            (0..self.pegs).find(|&peg| entry == peg_letter(peg).to_string())
        })?;
        Ok(ByteArray::from_fn(self.discs, |disc| pegs[disc]))
    }

    fn write(&self, discs: &ByteArray) -> String {
        discs.iter().map(|&peg| peg_letter(peg)).collect()
    }
}

/// The name of a peg.
fn peg_letter(peg: u8) -> char {
    char::from(b'A' + peg)
}

/// The towers of Hanoi in the catalog.
pub const FAMILY: Family = Family {
    name: "hanoi-PxN",
    about: "a tower of N discs that goes from the first of P pegs to the last",
    sizes: &["pegs", "discs"],
    metrics: &[],
    examples: &["hanoi-3x4", "hanoi-4x4", "hanoi-4x8", "hanoi-5x8"],
    aliases: &[],
    published: &[
        Published::layers("hanoi-3x3", &[1, 2, 2, 4, 2, 4, 4, 8], "OEIS A001316"),
        Published::layers(
            "hanoi-3x4",
            &[1, 2, 2, 4, 2, 4, 4, 8, 2, 4, 4, 8, 4, 8, 8, 16],
            "OEIS A001316",
        ),
        Published::depth("hanoi-3x5", 31, "OEIS A000225"),
        Published::depth("hanoi-3x6", 63, "OEIS A000225"),
        Published::depth("hanoi-3x7", 127, "OEIS A000225"),
        Published::depth("hanoi-4x1", 1, "OEIS A007664"),
        Published::depth("hanoi-4x2", 3, "OEIS A007664"),
        Published::depth("hanoi-4x3", 5, "OEIS A007664"),
        Published::depth("hanoi-4x4", 9, "OEIS A007664"),
        Published::depth("hanoi-4x5", 13, "OEIS A007664"),
        Published::depth("hanoi-4x6", 17, "OEIS A007664"),
        Published::depth("hanoi-4x7", 25, "OEIS A007664"),
        Published::depth("hanoi-4x8", 33, "OEIS A007664"),
        Published::depth("hanoi-4x9", 41, "OEIS A007664"),
        Published::depth("hanoi-4x10", 49, "OEIS A007664"),
        Published::depth("hanoi-4x11", 65, "OEIS A007664"),
    ],
    make: |sizes, _| Ok(Box::new(Hanoi::new(sizes[0], sizes[1])?)),
};
