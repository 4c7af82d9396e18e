//! Ranks of the members of a set of numbers.

/// A set of numbers, whose members are ranked in increasing order.
///
/// Where only some of all arrangements can be reached, their ranks among those have gaps. With a
/// bit for each arrangement, those that can be reached are numbered without gaps.
///
/// ```
/// use definition::Members;
///
/// let primes = Members::new(vec![0b1010_1100]);
/// assert_eq!(primes.count(), 4);
/// assert_eq!((primes.rank(5), primes.rank(6)), (Some(2), None));
/// assert_eq!(primes.unrank(2), 5);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Members {
    words: Vec<u64>,
    /// The number of members before each block of words.
    before: Vec<u64>,
    count: u64,
}

/// Words in a block.
const BLOCK: usize = 8;

impl Members {
    /// The numbers whose bits are set: bit `i % 64` of word `i / 64` is number `i`.
    ///
    /// # Complexity
    /// O(words) time, and a bit and an eighth for each number.
    pub fn new(words: Vec<u64>) -> Self {
        let (mut before, mut count) = (Vec::new(), 0);
        for block in words.chunks(BLOCK) {
            before.push(count);
            count += ones(block);
        }
        Members { words, before, count }
    }

    /// How many numbers are members.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The bits of all numbers, 64 in each word.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The number of members that are smaller than this one; `None` if it is no member.
    ///
    /// # Complexity
    /// O(1) time.
    pub fn rank(&self, number: u64) -> Option<u64> {
        let (word, bit) = ((number / 64) as usize, number % 64);
        let bits = *self.words.get(word)?;
        if (bits >> bit) & 1 == 0 {
            return None;
        }
        let block = word / BLOCK;
        let smaller = u64::from((bits & ((1 << bit) - 1)).count_ones());
        Some(self.before[block] + ones(&self.words[block * BLOCK..word]) + smaller)
    }

    /// The member with this rank.
    ///
    /// # Panics
    /// If the rank is not below the number of members.
    ///
    /// # Complexity
    /// O(log words) time.
    pub fn unrank(&self, rank: u64) -> u64 {
        assert!(rank < self.count, "rank {rank} is not below {}", self.count);
        let block = self.before.partition_point(|&before| before <= rank) - 1;
        let (mut left, mut word) = (rank - self.before[block], block * BLOCK);
        while left >= u64::from(self.words[word].count_ones()) {
            left -= u64::from(self.words[word].count_ones());
            word += 1;
        }
        let mut bits = self.words[word];
        for _ in 0..left {
            bits &= bits - 1;
        }
        64 * word as u64 + u64::from(bits.trailing_zeros())
    }
}

fn ones(words: &[u64]) -> u64 {
    words.iter().map(|word| u64::from(word.count_ones())).sum()
}
