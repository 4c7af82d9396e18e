//! How fast memory is read: the limit of all that reads more than it computes.
use std::hint::black_box;

use super::clock::Clock;
use super::results::Bandwidth;

/// As much as two levels of cache hold, as a third does, and as none does.
const SIZES: [usize; 3] = [256 << 10, 8 << 20, 512 << 20];
/// How many bytes are read in a turn, at least.
const TURN: usize = 512 << 20;
/// How often each size has its turn.
const TURNS: usize = 5;

/// Reads each size from one end to the other, again and again, in turns.
pub fn memory() -> Vec<Bandwidth> {
    let words = vec![1u64; SIZES[SIZES.len() - 1] / size_of::<u64>()];
    let mut all = SIZES.map(|size| Bandwidth { bytes: size as u64, each_second: 0.0 });
    for _ in 0..TURNS {
        for (one, size) in all.iter_mut().zip(SIZES) {
            let (words, times) = (&words[..size / size_of::<u64>()], TURN / size);
            let watch = Clock::Cpu.start();
            for _ in 0..times {
                black_box(read(black_box(words)));
            }
            let each_second = (size * times) as f64 / watch.seconds();
            one.each_second = one.each_second.max(each_second);
        }
    }
    all.into()
}

/// All words as one: a read and an OR for each.
fn read(words: &[u64]) -> [u64; 32] {
    let mut all = [0; 32];
    for words in words.as_chunks::<32>().0 {
        for (all, word) in all.iter_mut().zip(words) {
            *all |= word;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read() {
        let mut words = vec![0; 96];
        (words[3], words[95]) = (1, 4);
        let all = read(&words);
        assert_eq!((all[3], all[31], all.iter().sum::<u64>()), (1, 4, 5));
    }
}
