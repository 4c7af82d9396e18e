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

/// The rows that come to a row by one way and one translation.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Group {
    pub(super) way: u8,
    pub(super) shift: Shift,
    /// How many rows.
    pub(super) count: u8,
}

/// The most moves that there are.
const MOST_MOVES: usize = 18;

/// How many classes are put in groups side by side.
const ROWS: usize = 16;

/// An order: its class, and how the first of that is seen in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seen {
    /// How the first is twisted, seen that way: two bits for each corner.
    twists: u16,
    pub(super) class: u16,
    pub(super) way: u8,
}

impl Seen {
    const NONE: Self = Seen { twists: 0, class: u16::MAX, way: 0 };

    #[inline(always)]
    fn is_none(self) -> bool {
        self.class == u16::MAX
    }

    /// What the sums of corners of this order, twisted so, are more than those of the first
    /// of their class, seen as that is.
    #[inline(always)]
    pub(super) fn sums(self, twists: u64) -> u64 {
        let sums = sums(twists + 3 * EACH - unpacked(self.twists.into()));
        negate(sums, NEGATED[usize::from(self.way)])
    }
}

/// The orders of eight corners in classes. Each class has a frame, the corners that its other
/// positions are compared with: of these the order is the first of the class.
#[derive(Debug, Clone)]
pub(super) struct Frames {
    /// Whether orders are one that the whole cube, turned in the hand, makes of each other.
    pub(super) is_held: bool,
    /// The ways that send moves to moves.
    ways: Vec<u64>,
    pub(super) first: Vec<Eight>,
    /// How many orders each class has.
    pub(super) sizes: Vec<u32>,
    /// For each order its class.
    of: Vec<Seen>,
    /// For each class the rows that come to it, `moves` of them, group after group.
    rows: Vec<u16>,
    moves: usize,
    /// The groups of all classes, those of a way together, and where a class's begin.
    groups: Vec<Group>,
    begin: Vec<u32>,
}

impl Frames {
    pub(super) fn new(metric: Metric, is_held: bool) -> Self {
        // In a mirror a turn clockwise is one back.
        let are_moves = |way: &u64| {
            metric != Metric::Clockwise || way.count_ones().is_multiple_of(2)
        };
        let ways = (0..WAYS as u64).filter(are_moves).map(|way| way * EACH).collect();
        let orders = if is_held { PocketCube::ROWS } else { Corners::ROWS };
        let mut frames = Frames {
            is_held,
            ways,
            first: Vec::new(),
            sizes: Vec::new(),
            of: vec![Seen::NONE; orders],
            rows: Vec::new(),
            moves: 0,
            groups: Vec::new(),
            begin: vec![0],
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
        self.of[order as usize]
    }

    /// The rows that come to a row, if there is this row.
    #[inline(always)]
    pub(super) fn rows(&self, row: usize) -> &[u16] {
        self.rows.chunks_exact(self.moves).nth(row).unwrap_or(&[])
    }

    /// The groups that come to a row.
    #[inline(always)]
    pub(super) fn groups(&self, row: usize) -> &[Group] {
        &self.groups[self.begin[row] as usize..self.begin[row + 1] as usize]
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
        frames.group(&reached);
    }
}

/// An order, and how its corners are twisted: two bits for each.
#[derive(Debug, Clone, Copy)]
struct Reached {
    order: u16,
    twists: u16,
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
        let reached =
            Reached { order: (both[lane] >> 16) as u16, twists: both[lane] as u16 };
        (reached, Eight { slots: slots[lane], twists: twists[lane] })
    })
}

impl Frames {
    /// Finds all classes from the solved one, by moves: the first corners that are seen of a
    /// class are its frame. Those that moves without twists lead to are found first, so that
    /// many frames differ by no twist. Returns to which orders the moves from each frame
    /// lead, and how the corners are twisted then: for each eight moves, class by class.
    #[inline(always)]
    fn find<const HELD: bool>(&mut self, turns: &[Turns]) -> Vec<Vec<Reached>> {
        self.add::<HELD>(Eight::SOLVED);
        // Some classes have fewer orders than there are ways.
        let classes = self.of.len() / self.ways.len() * 9 / 8;
        let room = |turns: &Turns| Vec::with_capacity(classes * turns.count);
        let mut reached: Vec<_> = turns.iter().map(room).collect();
        // ANCHOR: find
        let mut done = [0; 2];
        loop {
            let twists = done[0] == self.first.len();
            let class = &mut done[usize::from(twists)];
            let Some(&from) = self.first.get(*class) else { break };
            *class += 1;
            let all = turns.iter().zip(&mut reached);
            for (turns, reached) in all.filter(|(turns, _)| turns.twists == twists) {
                let after = eight::<HELD>(|lane| turns.turn(lane, from));
                for (to, corners) in after.into_iter().take(turns.count) {
                    reached.push(to);
                    if self.of[usize::from(to.order)].is_none() {
                        self.add::<HELD>(corners);
                    }
                }
            }
        }
        // ANCHOR_END: find
        reached
    }

    /// Adds the class of these corners, which are its frame.
    #[inline(always)]
    fn add<const HELD: bool>(&mut self, frame: Eight) {
        const { assert!(WAYS <= LANES, "each way has a lane") };
        let (class, mut size) = (self.first.len() as u16, 0);
        let ways: [u64; LANES] =
            std::array::from_fn(|way| self.ways.get(way).copied().unwrap_or(0));
        let seen = eight::<HELD>(|lane| frame.through(ways[lane]));
        for ((Reached { order, twists }, _), way) in seen.into_iter().zip(ways) {
            let of = &mut self.of[usize::from(order)];
            if of.is_none() {
                let way = (way & 7) as u8;
                *of = Seen { twists, class, way };
                size += 1;
            }
        }
        self.first.push(frame);
        self.sizes.push(size);
    }

    /// Makes groups of what comes to each class from what its moves reach, for `ROWS` classes
    /// side by side.
    #[inline(always)]
    fn group(&mut self, reached: &[Vec<Reached>]) {
        let count = self.first.len();
        self.rows = vec![0; count * self.moves];
        self.groups = Vec::with_capacity(count * self.moves);
        let mut come = Vec::with_capacity(self.moves);
        for class in (0..count).step_by(ROWS) {
            come.clear();
            for reached in reached {
                let moves = reached.len() / count;
                for n in 0..moves {
                    come.push(
                        self.keys(|row| {
                            reached[(class + row).min(count - 1) * moves + n]
                        }),
                    );
                }
            }
            sort(&mut come);
            for row in 0..ROWS.min(count - class) {
                self.add_groups(class + row, come.iter().map(|come| come[row]));
            }
        }
        self.groups.shrink_to_fit();
    }

    /// What comes from where moves reach: the way, the translation and the class. What twists
    /// gain on the way there they lose on the way back; and they are seen in the mirror
    /// first, so in there.
    #[inline(always)]
    fn keys(&self, reached: impl Fn(usize) -> Reached) -> [u32; ROWS] {
        let (mut key, mut negated) = ([0; ROWS], [0; ROWS]);
        let (mut first, mut twists) = ([0; ROWS], [0; ROWS]);
        for row in 0..ROWS {
            let reached = reached(row);
            let of = self.of[usize::from(reached.order)];
            key[row] = u32::from(of.way) << 28 | u32::from(of.class);
            negated[row] = NEGATED[usize::from(of.way)];
            (first[row], twists[row]) = (of.twists.into(), reached.twists.into());
        }
        for row in 0..ROWS {
            let lost = unpacked(first[row]) + 3 * EACH - unpacked(twists[row]);
            let Shift { block, words, bits } = shift(negate(sums(lost), negated[row]));
            let [block, words, bits] = [block, words, bits].map(u32::from);
            key[row] |= block << 26 | words << 21 | bits << 16;
        }
        key
    }

    /// Adds what comes to a row, those of a way together, and of these those that are
    /// translated alike.
    #[inline(always)]
    fn add_groups(&mut self, class: usize, come: impl Iterator<Item = u32>) {
        let mut groups = [Group::default(); MOST_MOVES];
        // No question is asked of what is a coin's throw for a processor that guesses.
        let (mut last, mut count, mut next) = (u32::MAX, 0, 0);
        for (row, key) in self.rows[class * self.moves..].iter_mut().zip(come) {
            *row = key as u16;
            let part = |low: u32, bits: u32| (key >> low & !(!0 << bits)) as u8;
            let shift =
                Shift { block: part(26, 2), words: part(21, 5), bits: part(16, 5) };
            let is_new = key >> 16 != last;
            last = key >> 16;
            count = 1 + if is_new { 0 } else { count };
            next += usize::from(is_new);
            groups[next - 1] = Group { way: part(28, 3), shift, count };
        }
        self.groups.extend_from_slice(&groups[..next]);
        self.begin.push(self.groups.len() as u32);
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
