//! A question whose numbers are drawn: its text, answer and marking key from what is given.
use chacha20::ChaCha12Rng;
use chacha20::rand_core::Rng;

use crate::puzzles::random::below;

/// What a question gives, or what is right: rows of numbers.
pub type Numbers = Vec<Vec<u64>>;

/// A question of the exam page whose numbers may be others.
pub struct Template {
    /// Its title, as the page has it.
    pub title: &'static str,
    /// What the page gives.
    pub page: &'static [&'static [u64]],
    /// Draws what is given.
    pub draw: fn(&mut Dice) -> Numbers,
    /// Makes the question of what is given.
    pub make: fn(&[Vec<u64>]) -> Made,
}

impl Template {
    /// The question with the numbers of the page.
    pub fn of_page(&self) -> Made {
        (self.make)(&self.given())
    }

    /// What the page gives.
    pub fn given(&self) -> Numbers {
        self.page.iter().map(|row| row.to_vec()).collect()
    }
}

/// A question with its numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// What is asked.
    pub asked: String,
    /// The answer.
    pub answer: String,
    /// The marking key: points, and the step they are for.
    pub key: Vec<(u32, String)>,
    /// What is right, as numbers, for the tests.
    pub right: Numbers,
}

/// Where the drawn numbers come from.
pub struct Dice(pub ChaCha12Rng);

impl Dice {
    /// A number from `low` to `high`, each as likely as any other.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + below(high - low + 1, || self.0.next_u64())
    }

    /// `len` numbers from `low` to `high`.
    pub fn row(&mut self, len: usize, low: u64, high: u64) -> Vec<u64> {
        (0..len).map(|_| self.between(low, high)).collect()
    }

    /// An order of `0..n`, each as likely as any other.
    pub fn order(&mut self, n: u64) -> Vec<u64> {
        let mut order: Vec<_> = (0..n).collect();
        for last in (1..order.len()).rev() {
            let other = self.between(0, last as u64) as usize;
            order.swap(last, other);
        }
        order
    }

    /// `count` different numbers below `n`, the smallest first.
    pub fn some(&mut self, count: usize, n: u64) -> Vec<u64> {
        let mut some = self.order(n);
        some.truncate(count);
        some.sort_unstable();
        some
    }

    /// What is drawn until it is one that will do.
    pub fn until<T>(
        &mut self,
        draw: impl Fn(&mut Dice) -> T,
        good: impl Fn(&T) -> bool,
    ) -> T {
        loop {
            let drawn = draw(self);
            if good(&drawn) {
                return drawn;
            }
        }
    }
}

/// Numbers side by side.
pub fn spaced(row: &[u64]) -> String {
    listed(row, " ")
}

/// Numbers with something between them.
pub fn listed(row: &[u64], between: &str) -> String {
    row.iter().map(u64::to_string).collect::<Vec<_>>().join(between)
}

/// The steps of a marking key.
pub fn key<const N: usize>(steps: [(u32, &str); N]) -> Vec<(u32, String)> {
    steps.map(|(points, step)| (points, step.to_owned())).to_vec()
}

/// Small numbers as bytes, as the chapters' functions take them.
pub fn bytes(row: &[u64]) -> Vec<u8> {
    row.iter().map(|&n| n as u8).collect()
}

/// Bytes as numbers.
pub fn numbers(row: &[u8]) -> Vec<u64> {
    row.iter().copied().map(u64::from).collect()
}

/// A number in words, as far as an exam needs it.
pub fn word(n: u64) -> String {
    let words = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
        "ten",
    ];
    words.get(n as usize).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// A word with a capital.
pub fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
