//! Random numbers by a seed, the same on any machine.
use std::ops::Range;

use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// Returns two letters that distinguish sheets without revealing the seed.
pub fn sheet_letters(seed: u64) -> String {
    let mut draw = SeededNumbers::for_purpose(seed, "the mark of a sheet");
    (0..2).map(|_| char::from(b'A' + draw.within(0, 25) as u8)).collect()
}

/// A generator of random numbers, started by a seed.
pub struct SeededNumbers(ChaCha12Rng);

impl SeededNumbers {
    /// Starts the generator by a seed.
    pub fn new(seed: u64) -> Self {
        SeededNumbers(ChaCha12Rng::seed_from_u64(seed))
    }

    /// Starts the generator by a seed and a purpose; other purposes give other numbers.
    pub fn for_purpose(seed: u64, purpose: &str) -> Self {
        let hash = purpose
            .bytes()
            .fold(0, |hash: u64, byte| hash.wrapping_mul(257) ^ u64::from(byte));
        SeededNumbers::new(seed ^ hash.rotate_left(32))
    }

    /// Returns a number from `from` to `to`, uniformly distributed.
    pub fn within(&mut self, from: u64, to: u64) -> u64 {
        let count = to - from + 1;
        // The last numbers would make small remainders more likely.
        let end = u64::MAX - u64::MAX % count;
        loop {
            let number = self.0.next_u64();
            if number < end {
                return from + number % count;
            }
        }
    }

    /// Returns the items in a random order, uniformly distributed.
    pub fn shuffled<T: Clone>(&mut self, some: &[T]) -> Vec<T> {
        let mut all = some.to_vec();
        for last in (1..all.len()).rev() {
            all.swap(last, self.within(0, last as u64) as usize);
        }
        all
    }

    /// Returns a random permutation of `0..pieces`.
    pub fn permutation<T: Clone + Default>(&mut self, pieces: T) -> Vec<T>
    where
        Range<T>: Iterator<Item = T>,
    {
        self.shuffled(&(T::default()..pieces).collect::<Vec<_>>())
    }

    /// Returns `count` numbers, each from `from` to `to`.
    pub fn numbers(&mut self, count: usize, from: u64, to: u64) -> Vec<u64> {
        (0..count).map(|_| self.within(from, to)).collect()
    }

    /// Returns `count` different numbers smaller than `below`, in ascending order.
    pub fn subset(&mut self, count: usize, below: u64) -> Vec<u64> {
        let mut some = self.permutation(below);
        some.truncate(count);
        some.sort_unstable();
        some
    }

    /// Repeats `draw` until the result fits.
    pub fn draw_until<T>(
        &mut self,
        draw: impl Fn(&mut Self) -> T,
        fits: impl Fn(&T) -> bool,
    ) -> T {
        loop {
            let drawn = draw(self);
            if fits(&drawn) {
                return drawn;
            }
        }
    }
}
