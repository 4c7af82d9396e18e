//! Up to four of the pieces as wildcards: a row for each set of slots of the wildcards.

use super::bit_permutation::{BitPermutation, LANES};
use super::suffix_rank::{factorial, rearrangement, suffix_rank, suffix_unrank};
use super::word_map::WordMap;
use crate::{Columns, Geometry, Kernel, Location, Step, Visited, ones};
use cpu::{Avx2, Cpu};
use puzzle::Puzzle;
use puzzle::pancake::Pancakes;
use puzzle::topspin::TopSpin;
use puzzle::twiddle::Twiddle;

/// Number of wildcards of a puzzle that has more pieces; with four pieces or fewer, all are
/// wildcards.
const MAX_WILDCARDS: usize = 4;
/// Maximum number of pieces: the rows of 14 are larger than most memories.
pub(crate) const MAX_PIECES: usize = 13;

/// The row that a move maps a row to, and how.
#[derive(Debug, Clone, Copy)]
struct PatternNeighbor {
    row: u32,
    /// Index of the permutation of the other pieces in `word_maps`.
    word_map: u32,
    /// Index of the permutation of the wildcards in `bit_permutations`.
    bit_permutation: u32,
}

/// Rows of a puzzle whose moves permute pieces in slots, and nothing else.
///
/// A row is a pattern: the set of slots of the wildcards, which are the last four pieces. A word
/// is a permutation of the other pieces, and its bits are the permutations of the wildcards. A
/// move maps all positions of a row to one row: it permutes the words in one way, and the bits of
/// all words in one way.
///
/// ```
/// use cpu::{Avx2, Cpu};
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
    wildcards: usize,
    /// Whether only even permutations are positions.
    even_only: bool,
    /// For each row, the set of slots of the wildcards: bit `s` for slot `s`.
    patterns: Vec<u32>,
    moves: usize,
    /// For each row and move, at index `row * moves + move`.
    neighbors: Vec<PatternNeighbor>,
    /// For each permutation of the other pieces: the word that the move maps each word to. A step
    /// reads that word, for the inverse of the move is a move too and maps it back.
    word_maps: Vec<WordMap>,
    /// For each permutation of the wildcards: how the bits of a source word are permuted.
    bit_permutations: Vec<BitPermutation>,
}

/// Returns the index of an item, which is appended if it is missing.
fn intern<T: PartialEq>(items: &mut Vec<T>, item: T) -> u32 {
    let index = items.iter().position(|other| *other == item);
    index.unwrap_or_else(|| {
        items.push(item);
        items.len() - 1
    }) as u32
}

impl Wildcards {
    /// Stacks of `n` pancakes. `None` if there are fewer than 2, or more than 13.
    pub fn pancakes(n: usize) -> Option<Self> {
        Wildcards::from_puzzle(&Pancakes::new(n).ok()?, |stack| stack, n, false)
    }

    /// A ring of `n` discs with a turntable for `k`. `None` if there is no such puzzle, or `n` is
    /// more than 13.
    pub fn topspin(n: usize, k: usize) -> Option<Self> {
        let puzzle = TopSpin::new(n, k).ok()?;
        Wildcards::from_puzzle(&puzzle, |ring| ring, n, puzzle.moves_are_even())
    }

    /// Nine tiles in a square.
    pub fn twiddle() -> Self {
        Wildcards::from_puzzle(&Twiddle, |tiles| tiles, 9, false)
            .expect("nine tiles are few")
    }

    /// A puzzle whose positions are permutations of `n` pieces, and whose moves have inverse moves.
    /// `None` if there are more than 13 pieces.
    fn from_puzzle<P: Puzzle>(
        puzzle: &P,
        pieces: impl Fn(&P::Position) -> &[u8],
        n: usize,
        even_only: bool,
    ) -> Option<Self> {
        if n > MAX_PIECES {
            return None;
        }
        // For each move, the source of the piece in each slot: where it is when solved.
        let solved = puzzle.solved();
        let sources = |m| {
            let moved = puzzle.apply(&solved, m).expect("every move can be made");
            pieces(&moved).iter().map(|&slot| usize::from(slot)).collect::<Vec<_>>()
        };
        let moves: Vec<_> = (0..puzzle.moves()).map(sources).collect();
        let wildcards = MAX_WILDCARDS.min(n);
        let sets = 0..1u32 << n;
        let patterns: Vec<_> =
            sets.filter(|set| set.count_ones() as usize == wildcards).collect();
        let (mut neighbors, mut word_sources, mut bit_sources) =
            (Vec::new(), Vec::new(), Vec::new());
        for &pattern in &patterns {
            for sources in &moves {
                let contains = |set: u32, slot: usize| (set >> slot) & 1 == 1;
                // For each slot whose source is in `set`, the source's rank in `set`.
                let source_ranks = |set: u32| {
                    let sources = sources.iter().filter(|&&slot| contains(set, slot));
                    let rank = |&slot: &usize| (set & ((1 << slot) - 1)).count_ones();
                    sources.map(|slot| rank(slot) as usize).collect::<Vec<_>>()
                };
                let image = (0..n).filter(|&slot| contains(pattern, sources[slot]));
                let image: u32 = image.map(|slot| 1 << slot).sum();
                neighbors.push(PatternNeighbor {
                    row: patterns.binary_search(&image).expect("a pattern") as u32,
                    word_map: intern(&mut word_sources, source_ranks(!pattern)),
                    bit_permutation: intern(&mut bit_sources, source_ranks(pattern)),
                });
            }
        }
        let word_map = |sources: &Vec<usize>| WordMap::new(&rearrangement(sources));
        let bits = |sources: &Vec<usize>| BitPermutation::new(&rearrangement(sources));
        Some(Wildcards {
            word_maps: word_sources.iter().map(word_map).collect(),
            bit_permutations: bit_sources.iter().map(bits).collect(),
            moves: moves.len(),
            n,
            wildcards,
            even_only,
            patterns,
            neighbors,
        })
    }

    /// Number of words of a row that have columns; others pad the row to a multiple of eight words.
    fn words_used(&self) -> usize {
        factorial(self.n - self.wildcards)
    }

    /// Number of positions of a word.
    fn word_columns(&self) -> usize {
        factorial(self.wildcards)
    }

    /// The location of a permutation of all pieces.
    fn location(&self, pieces: &[u8]) -> Location {
        let first = (self.n - self.wildcards) as u8;
        let is_wildcard = |piece: &&u8| **piece >= first;
        let slots = (0..self.n).filter(|&slot| is_wildcard(&&pieces[slot]));
        let pattern: u32 = slots.map(|slot| 1 << slot).sum();
        let (wildcards, others): (Vec<u8>, Vec<u8>) =
            pieces.iter().partition(is_wildcard);
        let row = self.patterns.binary_search(&pattern).expect("a pattern");
        let wildcards: Vec<_> = wildcards.iter().map(|piece| piece - first).collect();
        let word = if others.is_empty() { 0 } else { suffix_rank(&others) };
        let column = word * self.word_columns() + suffix_rank(&wildcards);
        Location { color: 0, row, column }
    }
}

impl Geometry for Wildcards {
    type Word = u32;

    fn rows(&self, _color: usize) -> usize {
        self.patterns.len()
    }

    fn width(&self) -> usize {
        self.words_used().next_multiple_of(LANES)
    }

    fn columns(&self) -> Columns {
        let (per_word, end) =
            (self.word_columns(), self.words_used() * self.word_columns());
        // Each pattern has as many even permutations as odd ones.
        Columns { count: if self.even_only { end / 2 } else { end }, per_word, end }
    }

    fn solved(&self) -> Location {
        self.locate(0)
    }

    fn locate(&self, rank: u64) -> Location {
        let mut pieces = vec![0; self.n];
        if self.even_only {
            permutation::unrank_even(rank, &mut pieces);
        } else {
            permutation::unrank(rank, &mut pieces);
        }
        self.location(&pieces)
    }

    fn ranks(&self, location: Location) -> Vec<u64> {
        let Location { row, column, .. } = location;
        let (word, bit) = (column / self.word_columns(), column % self.word_columns());
        let first = self.n - self.wildcards;
        let mut others = suffix_unrank(word, first).into_iter();
        let wildcards = suffix_unrank(bit, self.wildcards).into_iter();
        let mut wildcards = wildcards.map(|wildcard| wildcard + first as u8);
        let pattern = self.patterns[row];
        let piece = |slot: usize| match (pattern >> slot) & 1 {
            1 => wildcards.next(),
            _ => others.next(),
        };
        let pieces: Vec<u8> = (0..self.n).filter_map(piece).collect();
        if self.even_only {
            let is_even = permutation::is_even(&pieces);
            is_even.then(|| permutation::rank_even(&pieces)).into_iter().collect()
        } else {
            vec![permutation::rank(&pieces)]
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
        cpu: Cpu,
        (_, row): (usize, usize),
        visited: &Visited<'_, u32>,
        words: &mut [u32],
    ) -> Option<u32> {
        let (avx2, mut any) = (Avx2::new(cpu), false);
        // ANCHOR: gather
        for neighbor in &self.neighbors[row * self.moves..][..self.moves] {
            let Some(source) = visited.frontier_row(neighbor.row as usize) else {
                continue;
            };
            any = true;
            let map = &self.word_maps[neighbor.word_map as usize];
            let bits = &self.bit_permutations[neighbor.bit_permutation as usize];
            let keeps_bits = bits.is_identity();
            let eights = words.as_chunks_mut::<LANES>().0;
            for (k, eight) in eights.iter_mut().enumerate() {
                let mut found = map.gather_eight(avx2, source, k);
                if !keeps_bits {
                    found = bits.apply(found);
                }
                for w in 0..LANES {
                    eight[w] |= found[w];
                }
            }
        }
        // ANCHOR_END: gather
        any.then(|| ones(words))
    }
}
