//! Four of the pieces as jokers: a row for each way in which they can lie.

use super::map::Map;
use super::number::{number, order, orders, rearranged};
use super::shuffle::{Shuffle, WORDS};
use crate::{Geometry, Kernel, Layer, Rows, Spot};
use cpu::Cpu;
use puzzle::Puzzle;
use puzzle::pancake::Pancakes;
use puzzle::topspin::TopSpin;
use puzzle::twiddle::Twiddle;
use std::ops::Deref;

/// How many pieces are jokers, if there are so many.
const JOKERS: usize = 4;
/// The most pieces: the rows of 14 are larger than most memories.
pub(crate) const MOST: usize = 13;

/// Where a move leads from a row.
#[derive(Debug, Clone, Copy)]
struct Step {
    row: u32,
    /// Which rearrangement of the other pieces' orders.
    others: u32,
    /// Which rearrangement of the jokers' orders.
    jokers: u32,
}

/// A puzzle of pieces in slots, each move of which puts them in other slots.
///
/// A row is a pattern: the slots of the jokers, which are the last four pieces. Its words
/// are the orders of the other pieces, and the places of a word are the orders of the
/// jokers. From all positions of a row a move leads to one row, and rearranges words in
/// one way and places in one way.
///
/// ```
/// use cpu::Cpu;
/// use rows::stacks::Jokers;
/// use rows::{Nothing, SearchOptions, search};
///
/// let pancakes = Jokers::pancakes(6).expect("six lie in rows");
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let found = search(&pancakes, &Nothing, options, |_| ())?;
/// assert_eq!(found.layers, [1, 5, 20, 79, 199, 281, 133, 2]);
/// # Ok::<(), rows::SearchError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Jokers {
    n: usize,
    jokers: usize,
    /// Whether only even orders are positions.
    even_only: bool,
    /// Whether a distance may be above 62.
    is_deep: bool,
    /// For each row, the slots of jokers, as bits.
    patterns: Vec<u32>,
    moves: usize,
    /// For each row and move.
    steps: Vec<Step>,
    /// For each rearrangement of the others, the word that each word leads to, and so,
    /// as each move has one that undoes it, comes from.
    maps: Vec<Map>,
    /// For each rearrangement of the jokers, how a word that comes from there is
    /// rearranged.
    shuffles: Vec<Shuffle>,
}

/// From which slot the piece in each slot has come, if all were at home.
fn slots(pieces: &[u8]) -> Vec<usize> {
    pieces.iter().map(|&piece| piece.into()).collect()
}

/// The number of a thing in a list, which gets it if it is new.
fn numbered<T: PartialEq>(all: &mut Vec<T>, thing: T) -> u32 {
    let there = all.iter().position(|other| *other == thing);
    there.unwrap_or_else(|| {
        all.push(thing);
        all.len() - 1
    }) as u32
}

impl Jokers {
    /// Stacks of `n` pancakes. `None` if there are fewer than 2, or more than 13.
    pub fn pancakes(n: usize) -> Option<Self> {
        Jokers::of(&Pancakes::new(n).ok()?, n, false)
    }

    /// A ring of `n` discs with a turntable for `k`. `None` if there is no such puzzle, or
    /// `n` is more than 13.
    pub fn topspin(n: usize, k: usize) -> Option<Self> {
        let puzzle = TopSpin::new(n, k).ok()?;
        // Few discs change places at once: twelve need 66 moves, and thirteen 78, if it is two
        // of them, says A186783 in the OEIS. To turn all but two is to turn two, and the ring.
        let is_deep = k < 4 || n - k < 4;
        Some(Jokers { is_deep, ..Jokers::of(&puzzle, n, puzzle.moves_are_even())? })
    }

    /// Nine tiles in a square.
    pub fn twiddle() -> Self {
        let (solved, all) = (Twiddle.solved(), 0..Twiddle.moves());
        let after = |m| Twiddle.apply(&solved, m).expect("every move can be made");
        Jokers::new(9, &all.map(|m| slots(&after(m))).collect::<Vec<_>>(), false)
    }

    /// A puzzle whose positions are orders of `n` pieces. What its moves do is seen from
    /// what they do to the solved one.
    fn of<P: Puzzle<Position: Deref<Target = [u8]>>>(
        puzzle: &P,
        n: usize,
        even_only: bool,
    ) -> Option<Self> {
        let solved = puzzle.solved();
        let after = |m| puzzle.apply(&solved, m).expect("every move can be made");
        let moves = (0..puzzle.moves()).map(|m| slots(&after(m)));
        (n <= MOST).then(|| Jokers::new(n, &moves.collect::<Vec<_>>(), even_only))
    }

    /// After move `m`, slot `s` has what was in slot `moves[m][s]`. What undoes a move
    /// must be a move: a step gathers from where the moves lead.
    fn new(n: usize, moves: &[Vec<usize>], even_only: bool) -> Self {
        let jokers = JOKERS.min(n);
        let all = 0..1u32 << n;
        let patterns: Vec<_> =
            all.filter(|set| set.count_ones() as usize == jokers).collect();
        let (mut steps, mut orders, mut shuffles) =
            (Vec::new(), Vec::new(), Vec::new());
        for &pattern in &patterns {
            for from in moves {
                let is_joker = |&slot: &usize| pattern >> slot & 1 == 1;
                // Which of its kind, counted from the first slot, comes into each slot.
                let kind = |set: u32| {
                    let here = from.iter().filter(|&slot| set >> slot & 1 == 1);
                    let rank = |&from: &usize| (set & ((1 << from) - 1)).count_ones();
                    here.map(|from| rank(from) as usize).collect::<Vec<_>>()
                };
                let set = (0..n).filter(|&slot| is_joker(&from[slot]));
                let to: u32 = set.map(|slot| 1 << slot).sum();
                let row = patterns.binary_search(&to).expect("a pattern") as u32;
                let others = numbered(&mut orders, kind(!pattern));
                let jokers = numbered(&mut shuffles, kind(pattern));
                steps.push(Step { row, others, jokers });
            }
        }
        let shuffle = |from: &Vec<usize>| {
            let to = rearranged(from);
            let mut back = vec![0; to.len()];
            (0..).zip(&to).for_each(|(here, &there)| back[there as usize] = here);
            Shuffle::new(&back)
        };
        Jokers {
            maps: orders.iter().map(|from| Map::new(&rearranged(from))).collect(),
            shuffles: shuffles.iter().map(shuffle).collect(),
            moves: moves.len(),
            is_deep: false,
            n,
            jokers,
            even_only,
            patterns,
            steps,
        }
    }

    /// How many words of a row are used.
    fn words(&self) -> usize {
        orders(self.n - self.jokers)
    }

    /// Where an order of all pieces is.
    fn spot(&self, all: &[u8]) -> Spot {
        let first = (self.n - self.jokers) as u8;
        let is_joker = |piece: &&u8| **piece >= first;
        let slots = (0..self.n).filter(|&slot| is_joker(&&all[slot]));
        let pattern: u32 = slots.map(|slot| 1 << slot).sum();
        let (jokers, others): (Vec<u8>, Vec<u8>) = all.iter().partition(is_joker);
        let row = self.patterns.binary_search(&pattern).expect("a pattern");
        let jokers: Vec<_> = jokers.iter().map(|joker| joker - first).collect();
        let word = if others.is_empty() { 0 } else { number(&others) };
        Spot { color: 0, row, place: word * self.bits() + number(&jokers) }
    }
}

impl Geometry for Jokers {
    type Word = u32;

    fn colors(&self) -> usize {
        1
    }

    fn rows(&self, _color: usize) -> usize {
        self.patterns.len()
    }

    fn width(&self) -> usize {
        self.words().next_multiple_of(WORDS)
    }

    fn bits(&self) -> usize {
        orders(self.jokers)
    }

    fn places(&self) -> usize {
        self.words() * self.bits()
    }

    fn solved(&self) -> (usize, usize) {
        let Spot { row, place, .. } = self.locate(0);
        (row, place)
    }

    fn locate(&self, rank: u64) -> Spot {
        let mut all = vec![0; self.n];
        match self.even_only {
            true => permutation::unrank_even(rank, &mut all),
            false => permutation::unrank(rank, &mut all),
        }
        self.spot(&all)
    }

    fn is_deep(&self) -> bool {
        self.is_deep
    }

    fn rank(&self, spot: Spot) -> Option<u64> {
        let (word, place) = (spot.place / self.bits(), spot.place % self.bits());
        let first = self.n - self.jokers;
        let mut others = order(word, first).into_iter();
        let jokers = order(place, self.jokers).into_iter();
        let mut jokers = jokers.map(|joker| joker + first as u8);
        let pattern = self.patterns[spot.row];
        let piece = |slot: usize| match pattern >> slot & 1 {
            1 => jokers.next(),
            _ => others.next(),
        };
        let all: Vec<u8> = (0..self.n).filter_map(piece).collect();
        match self.even_only {
            true => permutation::is_even(&all).then(|| permutation::rank_even(&all)),
            false => Some(permutation::rank(&all)),
        }
    }

    fn step(&self, cpu: Cpu, rows: Rows<'_, u32>) -> u64 {
        rows.step(cpu, self, self)
    }
}

impl Kernel<u32> for &Jokers {
    #[inline(always)]
    fn gather(
        &self,
        cpu: Cpu,
        (_, row): (usize, usize),
        source: &Layer<'_, u32>,
        seen: &mut [u32],
    ) -> bool {
        let mut any = false;
        // ANCHOR: gather
        for step in &self.steps[row * self.moves..][..self.moves] {
            let Some(from) = source.fresh(step.row as usize) else { continue };
            any = true;
            let map = self.maps[step.others as usize].of(cpu, from);
            let shuffle = &self.shuffles[step.jokers as usize];
            let still = shuffle.is_still();
            let seen = seen.as_chunks_mut::<WORDS>().0;
            for (k, seen) in seen.iter_mut().enumerate() {
                let mut words = map.eight(k);
                if !still {
                    words = shuffle.apply(words);
                }
                for w in 0..WORDS {
                    seen[w] |= words[w];
                }
            }
        }
        // ANCHOR_END: gather
        any
    }
}
