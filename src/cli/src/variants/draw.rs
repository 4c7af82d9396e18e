//! Drawing what differs between the variants of an exercise: the same for the same seed.
use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::puzzles::random::below;

/// Numbers drawn by a seed.
pub struct Draw(ChaCha12Rng);

impl Draw {
    /// Those of a seed, for an exercise: another exercise's are others.
    pub fn new(seed: u64, exercise: &str) -> Self {
        let of_name = exercise
            .bytes()
            .fold(0, |hash: u64, byte| hash.wrapping_mul(257) ^ u64::from(byte));
        Draw(ChaCha12Rng::seed_from_u64(seed ^ of_name.rotate_left(32)))
    }

    /// A number from one to another, each as likely as any other.
    pub fn within(&mut self, from: u64, to: u64) -> u64 {
        from + below(to - from + 1, || self.0.next_u64())
    }

    /// One of some.
    pub fn one_of<T: Copy>(&mut self, some: &[T]) -> T {
        some[self.within(0, some.len() as u64 - 1) as usize]
    }

    /// Some in another order, each order as likely as any other.
    pub fn shuffled<T: Clone>(&mut self, some: &[T]) -> Vec<T> {
        let mut all = some.to_vec();
        for last in (1..all.len()).rev() {
            all.swap(last, self.within(0, last as u64) as usize);
        }
        all
    }

    /// An order of so many pieces.
    pub fn order(&mut self, pieces: u8) -> Vec<u8> {
        self.shuffled(&(0..pieces).collect::<Vec<_>>())
    }

    /// The first that fits of what is drawn again and again.
    pub fn until<T>(
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
