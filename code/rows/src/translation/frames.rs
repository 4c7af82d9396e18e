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

use super::columns::{COLUMNS, Columns, Ends, Lines, Neighbor, ends, sort};
use super::eight::Eight;
use super::nibbles::{EACH, below_three, negative, packed, unpacked};
use super::oriented::Oriented;
use super::signs::{NEGATED, WAYS, negate, shift, sums};
use super::turns::{LANES, Turns, turns};
use cpu::{Cpu, Task};
use puzzle::Metric;
use puzzle::pocket_cube::PocketCube;
use puzzle::rubik::Corners;

/// The most moves that there are.
const MOST_MOVES: usize = 18;

/// How many bits say which of the ways it is, at most.
const WAY_BITS: usize = WAYS.ilog2() as usize;

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
    /// How the first is twisted, seen that way.
    twists: u32,
    pub(super) class: usize,
    way: usize,
}

/// By how much the second are twisted more than the first.
#[inline(always)]
fn gained(before: u32, after: u32) -> u32 {
    below_three(after + negative(before))
}

impl Seen {
    /// What the sums of corners of this order, twisted so, are more than those of the first
    /// of their class, seen as that is.
    #[inline(always)]
    pub(super) fn sums(self, twists: u32) -> u32 {
        negate(sums(gained(self.twists, twists)), NEGATED[self.way])
    }
}

/// The orders of eight corners in classes. Each class has a frame, the corners that its other
/// positions are compared with: of these the order is the first of the class.
#[derive(Debug, Clone)]
pub(super) struct Frames {
    /// Whether orders are one that the whole cube, turned in the hand, makes of each other.
    pub(super) is_held: bool,
    /// The ways that send moves to moves, each in every nibble, and how many bits say which it is.
    /// What comes after them is 0.
    ways: [u32; WAYS],
    bits: u32,
    pub(super) first: Vec<Eight>,
    /// How many orders each class has.
    pub(super) sizes: Vec<u8>,
    /// For each order its class.
    of: Vec<Entry>,
    /// For each class the rows that come to it, `moves` of them, sorted.
    neighbors: Vec<Neighbor>,
    moves: usize,
    /// For each class a bit for each of those: whether the next comes by another way or
    /// translation, or there is none.
    ends: Vec<u32>,
}

impl Frames {
    pub(super) fn new(metric: Metric, is_held: bool) -> Self {
        // In a mirror a turn clockwise is one back.
        let are_moves = |way: &u32| {
            metric != Metric::Clockwise || way.count_ones().is_multiple_of(2)
        };
        let (mut ways, mut count) = ([0; WAYS], 0);
        for way in (0..WAYS as u32).filter(are_moves) {
            ways[count] = way * EACH;
            count += 1;
        }
        let orders = if is_held { PocketCube::ROWS } else { Corners::ROWS };
        let mut frames = Frames {
            is_held,
            bits: count.ilog2(),
            ways,
            first: Vec::new(),
            sizes: Vec::new(),
            of: vec![Entry::NONE; orders],
            neighbors: Vec::new(),
            moves: 0,
            ends: Vec::new(),
        };
        let turns = turns(metric, is_held);
        frames.moves = turns.iter().map(|turns| turns.count).sum();
        Cpu::best().run(Fill { frames: &mut frames, turns: &turns });
        frames
    }

    /// How many ways there are.
    fn count(&self) -> usize {
        1 << self.bits
    }

    /// The ways, each in every nibble.
    pub(super) fn ways(&self) -> impl Iterator<Item = u32> {
        self.ways.into_iter().take(self.count())
    }

    /// The class of these corners, which are held if all are.
    pub(super) fn of(&self, corners: Eight) -> Seen {
        let order = match self.is_held {
            true => corners.order::<true>(),
            false => corners.order::<false>(),
        };
        let Entry(entry) = self.of[order as usize];
        let (class, which) = self.parts(entry);
        let way = self.way(which as usize);
        Seen { twists: unpacked(entry >> 16), class: class as usize, way }
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

    /// Which of them are the last of a group that comes by one way and translation, a bit for
    /// each.
    #[inline(always)]
    pub(super) fn ends(&self, row: usize) -> Ends {
        Ends(self.ends[row])
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
        let reached = match frames.is_held {
            true => frames.find::<true>(turns),
            false => frames.find::<false>(turns),
        };
        frames.group(reached);
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
    fn twists(self) -> u32 {
        unpacked(self.0 & 0xffff)
    }
}

/// Eight times eight corners, side by side.
struct Abreast {
    reached: [u32; LANES],
    slots: [u32; LANES],
    twists: [u32; LANES],
}

impl Abreast {
    /// These corners, taken in the hand if `HELD`.
    #[inline(always)]
    fn new<const HELD: bool>(corners: impl Fn(usize) -> Eight) -> Self {
        let (mut reached, mut slots, mut twists) = ([0; LANES], [0; LANES], [0; LANES]);
        for lane in 0..LANES {
            let corners = taken::<HELD>(corners(lane));
            (slots[lane], twists[lane]) = (corners.slots, corners.twists);
            reached[lane] = corners.order::<HELD>() << 16 | packed(corners.twists);
        }
        Abreast { reached, slots, twists }
    }

    #[inline(always)]
    fn corners(&self, lane: usize) -> Eight {
        Eight { slots: self.slots[lane], twists: self.twists[lane] }
    }
}

/// These corners, taken in the hand if `HELD`.
#[inline(always)]
fn taken<const HELD: bool>(corners: Eight) -> Eight {
    if HELD { corners.held() } else { corners }
}

impl Frames {
    /// Finds all classes from the solved one, by moves: the first corners that are seen of a
    /// class are its frame. Some turns make frames at once, and others when there is nothing
    /// else to do. What moves from it reach becomes the class's neighbors: it stands in columns,
    /// a line of them for each move.
    #[inline(always)]
    fn find<const HELD: bool>(&mut self, turns: &[Turns]) -> Vec<u32> {
        // Some classes have fewer orders than there are ways. In the hand it is too much.
        let classes = self.of.len() / self.count() * 9 / 8;
        let mut reached = vec![0; classes.next_multiple_of(COLUMNS) * self.moves];
        self.first.reserve(classes);
        self.sizes.reserve(classes);
        self.add::<HELD>(Eight::SOLVED);
        // ANCHOR: find
        let mut done = [0; 2];
        loop {
            let wait = done[0] == self.first.len();
            let class = &mut done[usize::from(wait)];
            let Some(&from) = self.first.get(*class) else { break };
            let (block, column) = (*class / COLUMNS * self.moves, *class % COLUMNS);
            let rows = &mut reached.as_chunks_mut::<COLUMNS>().0[block..][..self.moves];
            *class += 1;
            for (turns, rows) in turns.iter().zip(rows.chunks_mut(LANES)) {
                if wait {
                    self.come_back::<HELD>(turns, from, |lane| rows[lane][column]);
                    continue;
                }
                let after = Abreast::new::<HELD>(|lane| turns.turn(lane, from));
                for (row, to) in rows.iter_mut().zip(after.reached).take(turns.count) {
                    row[column] = to;
                }
                for lane in 0..turns.at_once {
                    if self.is_new(after.reached[lane]) {
                        self.add::<HELD>(after.corners(lane));
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
        reached
    }

    /// Adds the class of these corners, which are its frame.
    #[inline(always)]
    fn add<const HELD: bool>(&mut self, frame: Eight) {
        const { assert!(WAYS == LANES, "each way has a lane") };
        let Abreast { reached, .. } =
            Abreast::new::<HELD>(|lane| frame.through(self.ways[lane]));
        let order = |way: usize| Reached(reached[way]).order();
        let class = (self.first.len() as u32) << self.bits;
        // Of the ways that one order is seen, the first stays; all are of equally many.
        let mut same = 0;
        for way in (0..self.count()).rev() {
            self.of[order(way)] = Entry(reached[way] << 16 | class | way as u32);
            same += usize::from(order(way) == order(0));
        }
        self.first.push(frame);
        self.sizes.push((self.count() >> same.ilog2()) as u8);
    }

    /// Adds the classes of what those turns led to that wait, and do not make frames at once.
    #[inline(always)]
    fn come_back<const HELD: bool>(
        &mut self,
        turns: &Turns,
        from: Eight,
        reached: impl Fn(usize) -> u32,
    ) {
        for lane in turns.at_once..turns.count {
            if self.is_new(reached(lane)) {
                self.add::<HELD>(taken::<HELD>(turns.turn(lane, from)));
            }
        }
    }

    /// Whether what is reached is of no class yet.
    #[inline(always)]
    fn is_new(&self, reached: u32) -> bool {
        self.of[Reached(reached).order()].is_none()
    }

    /// Makes what comes to each class of what its moves reach.
    #[inline(always)]
    fn group(&mut self, mut reached: Vec<u32>) {
        let (count, moves) = (self.first.len(), self.moves);
        let blocks = count.div_ceil(COLUMNS);
        self.ends.reserve_exact(blocks * COLUMNS);
        let negated = self.negated();
        let Lines(come) = &mut Lines([[0; COLUMNS]; MOST_MOVES]);
        for block in reached.chunks_exact_mut(COLUMNS * moves).take(blocks) {
            for (come, reached) in come[..moves].iter_mut().zip(block.as_chunks().0) {
                *come = self.keys(&negated, reached);
            }
            sort(&mut come[..moves]);
            self.ends.extend_from_slice(&ends(&come[..moves]));
            // From columns to rows.
            for (column, row) in block.chunks_exact_mut(moves).enumerate() {
                for (place, come) in row.iter_mut().zip(&*come) {
                    *place = come[column];
                }
            }
        }
        reached.truncate(count * moves);
        self.ends.truncate(count);
        self.neighbors = reached.into_iter().map(Neighbor).collect();
    }

    /// For each bit of which way it is, what that negates: by several bits, each does so in turn.
    fn negated(&self) -> [u32; WAY_BITS] {
        let mut negated = [0; WAY_BITS];
        for (bit, negated) in negated[..self.bits as usize].iter_mut().enumerate() {
            *negated = NEGATED[self.way(1 << bit)];
        }
        negated
    }

    /// What comes from where moves reach: the way, the translation and the class. What twists
    /// gain on the way there they lose on the way back; and they are seen in the mirror
    /// first, so in there.
    #[inline(always)]
    fn keys(&self, negated: &[u32; WAY_BITS], reached: &Columns) -> Columns {
        let mut entries = [0; COLUMNS];
        for column in 0..COLUMNS {
            Entry(entries[column]) = self.of[Reached(reached[column]).order()];
        }
        // Apart from the loads, so that the compiler makes a few instructions of each line.
        let mut keys = [0; COLUMNS];
        for column in 0..COLUMNS {
            let (entry, reached) = (entries[column], Reached(reached[column]));
            let (class, which) = self.parts(entry);
            let lost = gained(reached.twists(), unpacked(entry >> 16));
            let mut negates = 0;
            for (bit, negated) in negated.iter().enumerate() {
                negates ^= negated & (which >> bit & 1).wrapping_neg();
            }
            let by = shift(negate(sums(lost), negates));
            keys[column] = Neighbor::new(which, by, class).0;
        }
        keys
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_to_a_class_is_sorted() {
        for metric in [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise] {
            for is_held in [false, true] {
                let frames = Frames::new(metric, is_held);
                for row in 0..frames.first.len() {
                    let come = frames.neighbors(row).iter();
                    assert!(come.is_sorted_by_key(|come| come.0), "{metric:?}, {row}");
                }
            }
        }
    }

    #[test]
    fn in_half_turns_no_frame_of_the_corners_is_twisted() {
        let frames = Frames::new(Metric::HalfTurn, false);
        assert!(frames.first.iter().all(|frame| frame.twists == 0));
    }

    #[test]
    fn a_way_negates_what_its_bits_negate() {
        for metric in [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise] {
            let frames = Frames::new(metric, true);
            let negated = frames.negated();
            for which in 0..frames.count() {
                let bits = (0..WAY_BITS).filter(|bit| which >> bit & 1 == 1);
                let negates = bits.fold(0, |all, bit| all ^ negated[bit]);
                assert_eq!(negates, NEGATED[frames.way(which)], "{metric:?}, {which}");
            }
        }
    }
}
