//! Classes of orders, and what moves bring from one to the other.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Geometry, translation};
//!
//! // Mirrors see the solved order as it is; a turn of U is seen as one of D, or back.
//! let corners = translation::mirrored_corners(Metric::HalfTurn);
//! assert_eq!(corners.solved(), (0, 0));
//! assert_eq!((corners.weight(0, 0), corners.weight(0, 1)), (1, 4));
//! ```

use super::bytes::{EACH, packed, unpacked};
use super::eight::Eight;
use super::layout::Shift;
use super::oriented::Oriented;
use super::signs::{NEGATED, WAYS, negate, shift, sums};
use super::turns::{LANES, Turns, turns};
use cpu::{Cpu, Task};
use puzzle::Metric;
use puzzle::pocket_cube::PocketCube;
use puzzle::rubik::Corners;

/// A row that comes to another, in one word: by which of the ways, by which translation, and its
/// number. So if they are sorted, those of a way stand together, and of these those that are
/// translated alike.
#[derive(Debug, Clone, Copy)]
pub(super) struct Neighbor(u32);

impl Neighbor {
    /// What `bits` bits say, from bit `low` on.
    #[inline(always)]
    fn part(self, low: u32, bits: u32) -> u8 {
        (self.0 >> low & !(!0 << bits)) as u8
    }

    /// Which of the ways.
    #[inline(always)]
    pub(super) fn way(self) -> usize {
        self.part(28, 3).into()
    }

    /// The translation.
    #[inline(always)]
    pub(super) fn shift(self) -> Shift {
        Shift {
            block: self.part(26, 2),
            words: self.part(21, 5),
            bits: self.part(16, 5),
        }
    }

    /// The way and the translation.
    #[inline(always)]
    fn how(self) -> u32 {
        self.0 >> 16
    }
}

impl From<Neighbor> for usize {
    /// The number of the row.
    #[inline(always)]
    fn from(Neighbor(neighbor): Neighbor) -> usize {
        usize::from(neighbor as u16)
    }
}

/// The most moves that there are.
const MOST_MOVES: usize = 18;

/// How many classes are put in groups side by side.
const ROWS: usize = 16;

/// What is known of an order, in one word: how the first of its class is twisted, seen in it,
/// two bits for each corner; the class; and which of the ways that is seen, in the lowest bits.
/// The fewer ways, the more classes: the lower 16 bits are room for both.
#[derive(Debug, Clone, Copy)]
struct Entry(u32);

impl Entry {
    const NONE: Self = Entry(u32::MAX);

    #[inline(always)]
    fn is_none(self) -> bool {
        self.0 == u32::MAX
    }
}

/// An order: its class, and how the first of that is seen in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seen {
    /// How the first is twisted, seen that way: two bits for each corner.
    twists: u64,
    pub(super) class: usize,
    way: usize,
}

impl Seen {
    /// What the sums of corners of this order, twisted so, are more than those of the first
    /// of their class, seen as that is.
    #[inline(always)]
    pub(super) fn sums(self, twists: u64) -> u64 {
        let sums = sums(twists + 3 * EACH - unpacked(self.twists));
        negate(sums, NEGATED[self.way])
    }
}

/// The orders of eight corners in classes. Each class has a frame, the corners that its other
/// positions are compared with: of these the order is the first of the class.
#[derive(Debug, Clone)]
pub(super) struct Frames {
    /// Whether orders are one that the whole cube, turned in the hand, makes of each other.
    pub(super) is_held: bool,
    /// The ways that send moves to moves, and how many bits say which it is.
    ways: Vec<u64>,
    bits: u32,
    pub(super) first: Vec<Eight>,
    /// How many orders each class has.
    pub(super) sizes: Vec<u32>,
    /// For each order its class.
    of: Vec<Entry>,
    /// For each class the rows that come to it, `moves` of them, sorted. Until they are put in
    /// groups, each is what a move reaches.
    neighbors: Vec<Neighbor>,
    moves: usize,
    /// For each class how many of those come by one way and translation, a number for each such
    /// group, and 0 up to `moves` numbers.
    counts: Vec<u8>,
}

impl Frames {
    pub(super) fn new(metric: Metric, is_held: bool) -> Self {
        // In a mirror a turn clockwise is one back.
        let are_moves = |way: &u64| {
            metric != Metric::Clockwise || way.count_ones().is_multiple_of(2)
        };
        let ways = (0..WAYS as u64).filter(are_moves).map(|way| way * EACH);
        let ways: Vec<_> = ways.collect();
        let orders = if is_held { PocketCube::ROWS } else { Corners::ROWS };
        let mut frames = Frames {
            is_held,
            bits: ways.len().ilog2(),
            ways,
            first: Vec::new(),
            sizes: Vec::new(),
            of: vec![Entry::NONE; orders],
            neighbors: Vec::new(),
            moves: 0,
            counts: Vec::new(),
        };
        let turns = turns(metric, is_held);
        frames.moves = turns.iter().map(|turns| turns.count).sum();
        Cpu::best().run(Fill { frames: &mut frames, turns: &turns });
        frames
    }

    /// The ways, each in every byte.
    pub(super) fn ways(&self) -> impl Iterator<Item = u64> {
        self.ways.iter().copied()
    }

    /// The class of these corners, which are held if all are.
    pub(super) fn of(&self, corners: Eight) -> Seen {
        let order = match self.is_held {
            true => corners.order::<true>(),
            false => corners.order::<false>(),
        };
        let Entry(entry) = self.of[order as usize];
        let (class, way) = self.parts(entry);
        let way = self.way(way as usize);
        Seen { twists: (entry >> 16).into(), class: class as usize, way }
    }

    /// The class of an entry, and which of the ways.
    #[inline(always)]
    fn parts(&self, entry: u32) -> (u32, u32) {
        ((entry & 0xffff) >> self.bits, entry & !(!0 << self.bits))
    }

    /// The number of one of the ways.
    #[inline(always)]
    pub(super) fn way(&self, which: usize) -> usize {
        self.ways[which] as usize % WAYS
    }

    /// The rows that come to a row, if there is this row.
    #[inline(always)]
    pub(super) fn neighbors(&self, row: usize) -> &[Neighbor] {
        self.neighbors.chunks_exact(self.moves).nth(row).unwrap_or(&[])
    }

    /// How many of them are in each group, if there is this row.
    #[inline(always)]
    pub(super) fn counts(&self, row: usize) -> &[u8] {
        self.counts.chunks_exact(self.moves).nth(row).unwrap_or(&[])
    }
}

/// The classes of frames are to be found, and what moves bring into each.
struct Fill<'a> {
    frames: &'a mut Frames,
    turns: &'a [Turns],
}

impl Task for Fill<'_> {
    type Output = ();

    #[inline(always)]
    fn run(self, _cpu: Cpu) {
        let Fill { frames, turns } = self;
        match frames.is_held {
            true => frames.find::<true>(turns),
            false => frames.find::<false>(turns),
        }
        frames.group();
    }
}

/// An order, and how its corners are twisted: two bits for each.
#[derive(Debug, Clone, Copy)]
struct Reached(u32);

impl Reached {
    #[inline(always)]
    fn order(self) -> usize {
        (self.0 >> 16) as usize
    }

    #[inline(always)]
    fn twists(self) -> u16 {
        self.0 as u16
    }
}

/// Eight times eight corners, which are held if `HELD`.
#[inline(always)]
fn eight<const HELD: bool>(
    corners: impl Fn(usize) -> Eight,
) -> [(Reached, Eight); LANES] {
    let (mut slots, mut twists, mut both) = ([0; LANES], [0; LANES], [0; LANES]);
    for lane in 0..LANES {
        let corners = corners(lane);
        let corners = if HELD { corners.held() } else { corners };
        (slots[lane], twists[lane]) = (corners.slots, corners.twists);
        both[lane] = corners.order::<HELD>() << 16 | packed(corners.twists);
    }
    std::array::from_fn(|lane| {
        (Reached(both[lane] as u32), Eight { slots: slots[lane], twists: twists[lane] })
    })
}

impl Frames {
    /// Finds all classes from the solved one, by moves: the first corners that are seen of a
    /// class are its frame. Those that moves without twists lead to are found first, so that
    /// many frames differ by no twist. What moves from it reach becomes the class's neighbors.
    #[inline(always)]
    fn find<const HELD: bool>(&mut self, turns: &[Turns]) {
        // Some classes have fewer orders than there are ways.
        let classes = self.of.len() / self.ways.len() * 9 / 8;
        let mut reached = vec![Neighbor(0); classes * self.moves];
        self.first.reserve(classes);
        self.sizes.reserve(classes);
        self.add::<HELD>(Eight::SOLVED);
        // ANCHOR: find
        let mut done = [0; 2];
        loop {
            let twists = done[0] == self.first.len();
            let class = &mut done[usize::from(twists)];
            let Some(&from) = self.first.get(*class) else { break };
            let mut rest = &mut reached[*class * self.moves..][..self.moves];
            *class += 1;
            for turns in turns {
                let (reached, others) = rest.split_at_mut(turns.count);
                rest = others;
                if turns.twists != twists {
                    continue;
                }
                let after = eight::<HELD>(|lane| turns.turn(lane, from));
                for (reached, (to, corners)) in reached.iter_mut().zip(after) {
                    *reached = Neighbor(to.0);
                    if self.of[to.order()].is_none() {
                        self.add::<HELD>(corners);
                    }
                }
            }
        }
        // ANCHOR_END: find
        assert!(
            self.first.len() << self.bits < 1 << 16,
            "{} classes",
            self.first.len()
        );
        reached.truncate(self.first.len() * self.moves);
        self.neighbors = reached;
    }

    /// Adds the class of these corners, which are its frame.
    #[inline(always)]
    fn add<const HELD: bool>(&mut self, frame: Eight) {
        const { assert!(WAYS <= LANES, "each way has a lane") };
        let (class, mut size) = (self.first.len() as u32, 0);
        let ways: [u64; LANES] =
            std::array::from_fn(|way| self.ways.get(way).copied().unwrap_or(0));
        let seen = eight::<HELD>(|lane| frame.through(ways[lane]));
        for (way, (seen, _)) in seen.into_iter().take(self.ways.len()).enumerate() {
            let of = &mut self.of[seen.order()];
            if of.is_none() {
                *of = Entry(seen.0 << 16 | class << self.bits | way as u32);
                size += 1;
            }
        }
        self.first.push(frame);
        self.sizes.push(size);
    }

    /// Makes what comes to each class of what its moves reach, for `ROWS` classes side by side.
    #[inline(always)]
    fn group(&mut self) {
        let (count, moves) = (self.first.len(), self.moves);
        self.counts = vec![0; count * moves];
        let mut come = [[0; ROWS]; MOST_MOVES];
        let mut negated = [0; WAYS];
        for (which, negated) in negated[..self.ways.len()].iter_mut().enumerate() {
            *negated = NEGATED[self.way(which)];
        }
        for class in (0..count).step_by(ROWS) {
            for (n, come) in come[..moves].iter_mut().enumerate() {
                let at = |row: usize| (class + row).min(count - 1) * moves + n;
                *come = self.keys(&negated, |row| Reached(self.neighbors[at(row)].0));
            }
            sort(&mut come[..moves]);
            for row in 0..ROWS.min(count - class) {
                self.set(class + row, come[..moves].iter().map(|come| come[row]));
            }
        }
    }

    /// What comes from where moves reach: the way, the translation and the class. What twists
    /// gain on the way there they lose on the way back; and they are seen in the mirror
    /// first, so in there.
    #[inline(always)]
    fn keys(
        &self,
        ways: &[u64; WAYS],
        reached: impl Fn(usize) -> Reached,
    ) -> [u32; ROWS] {
        let (mut key, mut negated) = ([0; ROWS], [0; ROWS]);
        let (mut first, mut twists) = ([0; ROWS], [0; ROWS]);
        for row in 0..ROWS {
            let reached = reached(row);
            let Entry(entry) = self.of[reached.order()];
            let (class, way) = self.parts(entry);
            key[row] = way << 28 | class;
            negated[row] = ways[way as usize % WAYS];
            (first[row], twists[row]) = ((entry >> 16).into(), reached.twists().into());
        }
        for row in 0..ROWS {
            let lost = unpacked(first[row]) + 3 * EACH - unpacked(twists[row]);
            let Shift { block, words, bits } = shift(negate(sums(lost), negated[row]));
            let [block, words, bits] = [block, words, bits].map(u32::from);
            key[row] |= block << 26 | words << 21 | bits << 16;
        }
        key
    }

    /// Sets what comes to a row, in order, and counts what is in each group.
    #[inline(always)]
    fn set(&mut self, class: usize, come: impl Iterator<Item = u32>) {
        let at = class * self.moves;
        // No question is asked of what is a coin's throw for a processor that guesses.
        let (mut last, mut count, mut next) = (u32::MAX, 0, 0);
        let counts = &mut self.counts[at..][..self.moves];
        for (neighbor, come) in self.neighbors[at..].iter_mut().zip(come) {
            *neighbor = Neighbor(come);
            let is_new = neighbor.how() != last;
            last = neighbor.how();
            count = 1 + if is_new { 0 } else { count };
            next += usize::from(is_new);
            counts[next - 1] = count;
        }
    }
}

/// Sorts each of the columns: one row after the other sinks into those that are sorted. What
/// is compared does not depend on what is found, so all columns are sorted at once.
#[inline(always)]
fn sort(rows: &mut [[u32; ROWS]]) {
    for end in 1..rows.len() {
        let mut sinks = rows[end];
        for at in (0..end).rev() {
            let above = rows[at];
            rows[at + 1] =
                std::array::from_fn(|column| above[column].max(sinks[column]));
            sinks = std::array::from_fn(|column| above[column].min(sinks[column]));
        }
        rows[0] = sinks;
    }
}
