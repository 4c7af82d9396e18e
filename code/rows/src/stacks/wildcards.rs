//! Four of the pieces as jokers: a row for each way in which they can lie.

use super::bit_permutation::{BitPermutation, WORDS};
use super::suffix_rank::{number, order, orders, rearranged};
use super::word_map::WordMap;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
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

/// The row that a move leads to from a row.
#[derive(Debug, Clone, Copy)]
struct Neighbor {
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
/// use rows::stacks::Wildcards;
/// use rows::{Nothing, SearchOptions, search};
///
/// let pancakes = Wildcards::pancakes(6).expect("six lie in rows");
/// let options = SearchOptions { cpu: Cpu::best(), threads: 1 };
/// let found = search(&pancakes, &Nothing, options, |_| ())?;
/// assert_eq!(found.layers, [1, 5, 20, 79, 199, 281, 133, 2]);
/// # Ok::<(), rows::SearchError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Wildcards {
    n: usize,
    jokers: usize,
    /// Whether only even orders are positions.
    even_only: bool,
    /// For each row, the slots of jokers, as bits.
    patterns: Vec<u32>,
    moves: usize,
    /// For each row and move.
    neighbors: Vec<Neighbor>,
    /// For each rearrangement of the others, the word that each word leads to, and so,
    /// as each move has one that undoes it, comes from.
    maps: Vec<WordMap>,
    /// For each rearrangement of the jokers, how a word that comes from there is
    /// rearranged.
    shuffles: Vec<BitPermutation>,
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

impl Wildcards {
    /// Stacks of `n` pancakes. `None` if there are fewer than 2, or more than 13.
    pub fn pancakes(n: usize) -> Option<Self> {
        Wildcards::of(&Pancakes::new(n).ok()?, n, false)
    }

    /// A ring of `n` discs with a turntable for `k`. `None` if there is no such puzzle, or
    /// `n` is more than 13.
    pub fn topspin(n: usize, k: usize) -> Option<Self> {
        let puzzle = TopSpin::new(n, k).ok()?;
        Wildcards::of(&puzzle, n, puzzle.moves_are_even())
    }

    /// Nine tiles in a square.
    pub fn twiddle() -> Self {
        let (solved, all) = (Twiddle.solved(), 0..Twiddle.moves());
        let after = |m| Twiddle.apply(&solved, m).expect("every move can be made");
        Wildcards::new(9, &all.map(|m| slots(&after(m))).collect::<Vec<_>>(), false)
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
        (n <= MOST).then(|| Wildcards::new(n, &moves.collect::<Vec<_>>(), even_only))
    }

    /// After move `m`, slot `s` has what was in slot `moves[m][s]`. What undoes a move
    /// must be a move: a step gathers from where the moves lead.
    fn new(n: usize, moves: &[Vec<usize>], even_only: bool) -> Self {
        let jokers = JOKERS.min(n);
        let all = 0..1u32 << n;
        let patterns: Vec<_> =
            all.filter(|set| set.count_ones() as usize == jokers).collect();
        let (mut neighbors, mut orders, mut shuffles) =
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
                neighbors.push(Neighbor { row, others, jokers });
            }
        }
        let shuffle = |from: &Vec<usize>| {
            let to = rearranged(from);
            let mut back = vec![0; to.len()];
            (0..).zip(&to).for_each(|(here, &there)| back[there as usize] = here);
            BitPermutation::new(&back)
        };
        Wildcards {
            maps: orders.iter().map(|from| WordMap::new(&rearranged(from))).collect(),
            shuffles: shuffles.iter().map(shuffle).collect(),
            moves: moves.len(),
            n,
            jokers,
            even_only,
            patterns,
            neighbors,
        }
    }

    /// How many words of a row are used.
    fn words(&self) -> usize {
        orders(self.n - self.jokers)
    }

    /// Number of positions in each word.
    fn bits(&self) -> usize {
        orders(self.jokers)
    }

    /// Where an order of all pieces lies.
    fn location(&self, all: &[u8]) -> Location {
        let first = (self.n - self.jokers) as u8;
        let is_joker = |piece: &&u8| **piece >= first;
        let slots = (0..self.n).filter(|&slot| is_joker(&&all[slot]));
        let pattern: u32 = slots.map(|slot| 1 << slot).sum();
        let (jokers, others): (Vec<u8>, Vec<u8>) = all.iter().partition(is_joker);
        let row = self.patterns.binary_search(&pattern).expect("a pattern");
        let jokers: Vec<_> = jokers.iter().map(|joker| joker - first).collect();
        let word = if others.is_empty() { 0 } else { number(&others) };
        Location { color: 0, row, column: word * self.bits() + number(&jokers) }
    }
}

impl Geometry for Wildcards {
    type Word = u32;

    fn rows(&self, _color: usize) -> usize {
        self.patterns.len()
    }

    fn width(&self) -> usize {
        self.words().next_multiple_of(WORDS)
    }

    fn columns(&self) -> Columns {
        Columns::new(self.words() * self.bits(), self.bits())
    }

    fn solved(&self) -> Location {
        self.locate(0)
    }

    fn locate(&self, rank: u64) -> Location {
        let mut all = vec![0; self.n];
        match self.even_only {
            true => permutation::unrank_even(rank, &mut all),
            false => permutation::unrank(rank, &mut all),
        }
        self.location(&all)
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let Location { row, column, .. } = location;
        let (word, place) = (column / self.bits(), column % self.bits());
        let first = self.n - self.jokers;
        let mut others = order(word, first).into_iter();
        let jokers = order(place, self.jokers).into_iter();
        let mut jokers = jokers.map(|joker| joker + first as u8);
        let pattern = self.patterns[row];
        let piece = |slot: usize| match pattern >> slot & 1 {
            1 => jokers.next(),
            _ => others.next(),
        };
        let all: Vec<u8> = (0..self.n).filter_map(piece).collect();
        if self.even_only {
            let is_even = permutation::is_even(&all);
            is_even.then(|| permutation::rank_even(&all)).into_iter().collect()
        } else {
            vec![permutation::rank(&all)]
        }
    }

    fn step(&self, cpu: Cpu, step: Step<'_, u32>) -> u64 {
        step.gather(cpu, self, self)
    }
}

impl Kernel<u32> for &Wildcards {
    #[inline(always)]
    fn gather(
        &self,
        _cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u32>,
        words: &mut [u32],
    ) -> Option<u32> {
        let mut any = false;
        // ANCHOR: gather
        for neighbor in &self.neighbors[row * self.moves..][..self.moves] {
            let Some(from) = visited.frontier_row(neighbor.row as usize) else {
                continue;
            };
            any = true;
            let map = &self.maps[neighbor.others as usize];
            let shuffle = &self.shuffles[neighbor.jokers as usize];
            let still = shuffle.is_identity();
            let eights = words.as_chunks_mut::<WORDS>().0;
            for (k, eight) in eights.iter_mut().enumerate() {
                let mut source = map.eight(from, k);
                if !still {
                    source = shuffle.apply(source);
                }
                for w in 0..WORDS {
                    eight[w] |= source[w];
                }
            }
        }
        // ANCHOR_END: gather
        any.then(|| ones(words))
    }
}
