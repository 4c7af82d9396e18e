//! What was measured, as it is written.
use serde::{Deserialize, Serialize};

use super::machine::{Bandwidth, Machine};
use base::thousands;

/// All that one run has measured.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// Where and when.
    pub machine: Machine,
    /// What was compared.
    pub groups: Vec<MethodGroup>,
    /// How much memory rows take, which is the same everywhere.
    pub sizes: Vec<TableSize>,
    /// How fast memory is read.
    pub memory: Vec<Bandwidth>,
    /// What other machines did, the newest of each.
    #[serde(rename = "others", default, skip_serializing_if = "Vec::is_empty")]
    pub other_machines: Vec<Results>,
}

/// Methods of doing the same.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MethodGroup {
    /// Its name in facts: `pocket-cube`.
    pub name: String,
    /// What is done.
    pub title: String,
    /// How it is done.
    pub methods: Vec<MeasuredMethod>,
}

/// A method of doing it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredMethod {
    /// Its name in facts: `rows-avx2`.
    pub name: String,
    /// What it is, in a few words.
    pub title: String,
    /// Whether it is the documents' way, which the others are compared with.
    pub documents: bool,
    /// How many threads it has.
    pub threads: usize,
    /// How many positions were found, or numbers computed.
    pub size: u64,
    /// The least seconds of a run.
    pub least: f64,
    /// The seconds of the run in the middle.
    pub median: f64,
    /// The least seconds before the run, for what is made once: tables of moves.
    pub prepared: Option<f64>,
    /// How many bytes it takes, where that is known.
    pub bytes: Option<u64>,
}

/// How many bytes the rows of a puzzle take.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    /// The puzzle.
    pub puzzle: String,
    /// How many positions it has.
    pub positions: u64,
    /// What is kept.
    pub keeps: String,
    /// How many bytes the search takes.
    pub bytes: u64,
}

impl Results {
    /// These, and what the machines did that were measured before: one run of each.
    pub fn with_earlier_runs(mut self, mut before: Results) -> Results {
        let others = std::mem::take(&mut before.other_machines);
        before.sizes.clear();
        for other in [before].into_iter().chain(others) {
            let is_other =
                |one: &Results| one.machine.processor != other.machine.processor;
            if is_other(&self) && self.other_machines.iter().all(is_other) {
                self.other_machines.push(other);
            }
        }
        self
    }

    /// How often one thread could have read all memory of a method in its time, from one
    /// end to the other, as fast as so much is read. `None` if its memory is not known.
    pub fn memory_reads(&self, method: &MeasuredMethod) -> Option<f64> {
        let bytes = method.bytes?;
        let as_large = self.memory.iter().find(|read| read.bytes >= bytes);
        let read = as_large.or(self.memory.last())?;
        Some(method.least * read.each_second / bytes as f64)
    }

    /// The group with this name.
    pub fn group(&self, name: &str) -> Option<&MethodGroup> {
        self.groups.iter().find(|group| group.name == name)
    }
}

impl TableSize {
    /// How many bits a position takes.
    pub fn bits(&self) -> f64 {
        self.bytes as f64 * 8.0 / self.positions as f64
    }
}

impl MethodGroup {
    /// How many times as fast as the documents' way a method is, where that was measured.
    pub fn ratio(&self, method: &MeasuredMethod) -> Option<f64> {
        let documents = self.methods.iter().find(|method| method.documents)?;
        Some(documents.least / method.least)
    }

    /// The same as text, which is empty where that is not known.
    pub fn factor_text(&self, method: &MeasuredMethod) -> String {
        self.ratio(method).map_or(String::new(), round_factor)
    }
}

impl MeasuredMethod {
    /// The least time of a run, in milliseconds.
    pub fn milliseconds(&self) -> f64 {
        self.least * 1e3
    }

    /// The least time for one position or number, in nanoseconds.
    pub fn nanoseconds_each(&self) -> f64 {
        self.least * 1e9 / self.size as f64
    }
}

/// How many digits after its point a number has of which three digits count.
pub fn decimals_for_three_digits(number: f64) -> usize {
    match number {
        n if n >= 99.95 => 0,
        n if n >= 9.995 => 1,
        n if n >= 0.9995 => 2,
        _ => 3,
    }
}

/// How many digits after its point a factor has: two digits count.
pub fn decimals_for_factor(ratio: f64) -> usize {
    if ratio >= 9.95 { 0 } else { 1 }
}

/// A number with three digits that count.
pub fn three_digits(number: f64) -> String {
    rounded(number, decimals_for_three_digits(number))
}

/// How many times as fast: with two digits that count.
pub fn round_factor(ratio: f64) -> String {
    rounded(ratio, decimals_for_factor(ratio))
}

fn rounded(number: f64, digits: usize) -> String {
    match digits {
        0 => thousands(number.round() as u64),
        _ => format!("{number:.digits$}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_to_significant_digits() {
        for (number, text) in [
            (0.37234, "0.372"),
            (0.9996, "1.00"),
            (9.999, "10.0"),
            (75.04, "75.0"),
            (99.96, "100"),
            (12345.6, "12,346"),
        ] {
            assert_eq!(three_digits(number), text);
        }
        assert_eq!([1.04, 9.96, 123.4].map(round_factor), ["1.0", "10", "123"]);
    }
}
