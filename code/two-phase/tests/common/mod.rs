//! Random cubes.

use puzzle::Pieces;
use puzzle::rubik::Cube;

/// Random numbers: G. Steele, D. Lea and C. Flood, *Fast splittable pseudorandom number
/// generators*, 2014.
pub struct Random(pub u64);

impl Random {
    fn below(&mut self, n: u64) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n) as usize
    }

    /// Pieces in a random permutation, with random orientations of total 0.
    fn pieces<const N: usize, const V: u8>(&mut self) -> Pieces<N, V> {
        let mut pm: [u8; N] = std::array::from_fn(|i| i as u8);
        for i in (1..N).rev() {
            pm.swap(i, self.below(i as u64 + 1));
        }
        let mut ori: [u8; N] = std::array::from_fn(|_| self.below(V.into()) as u8);
        let others: u8 = ori[1..].iter().sum();
        ori[0] = (V - others % V) % V;
        Pieces::new(pm, ori).expect("a permutation, and a total of 0")
    }

    /// A random cube, each with the same probability.
    pub fn cube(&mut self) -> Cube {
        loop {
            if let Ok(cube) = Cube::new(self.pieces(), self.pieces()) {
                return cube;
            }
        }
    }
}
