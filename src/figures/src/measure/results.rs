//! The measured results, as stored in `results.json`.
use serde::{Deserialize, Serialize};

use super::machine::{Bandwidth, Machine};
use base::thousands;

/// The results of one run.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// The machine, date and commit.
    pub machine: Machine,
    /// The groups of compared methods.
    pub groups: Vec<MethodGroup>,
    /// Bytes of the tables that the engine `rows` computes, the same on every machine.
    pub sizes: Vec<TableSize>,
    /// The memory bandwidths.
    pub memory: Vec<Bandwidth>,
    /// The newest results of each other machine.
    #[serde(rename = "others", default, skip_serializing_if = "Vec::is_empty")]
    pub other_machines: Vec<Results>,
}

/// Methods that compute the same result.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MethodGroup {
    /// The name in facts: `pocket-cube`.
    pub name: String,
    /// The title: what is computed.
    pub title: String,
    /// The methods.
    pub methods: Vec<MeasuredMethod>,
}

/// A measured method.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredMethod {
    /// The name in facts: `rows-avx2`.
    pub name: String,
    /// The title.
    pub title: String,
    /// Whether it is the documents' method, with which the others are compared.
    pub documents: bool,
    /// The number of threads.
    pub threads: usize,
    /// The number of positions found, or of ranks computed.
    pub size: u64,
    /// The minimum seconds of a run.
    pub least: f64,
    /// The median seconds of a run.
    pub median: f64,
    /// The minimum seconds for the preparation, such as tables of moves.
    pub prepared: Option<f64>,
    /// The bytes of memory, if they are known.
    pub bytes: Option<u64>,
}

/// The memory of the rows of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    /// The puzzle.
    pub puzzle: String,
    /// The number of positions.
    pub positions: u64,
    /// The record that is kept.
    pub keeps: String,
    /// The bytes of memory of the search.
    pub bytes: u64,
}

impl Results {
    /// Adds the earlier runs of other machines, one of each.
    pub fn with_earlier_runs(mut self, mut before: Results) -> Results {
        let older = std::mem::take(&mut before.other_machines);
        before.sizes.clear();
        for other in [before].into_iter().chain(older) {
            let is_other =
                |one: &Results| one.machine.processor != other.machine.processor;
            if is_other(&self) && self.other_machines.iter().all(is_other) {
                self.other_machines.push(other);
            }
        }
        self
    }

    /// How many times one thread could read the whole memory of a method in the method's time,
    /// at the bandwidth for that size. `None` if the memory is not known.
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
    /// The bits for each position.
    pub fn bits(&self) -> f64 {
        self.bytes as f64 * 8.0 / self.positions as f64
    }
}

impl MethodGroup {
    /// The speed of a method relative to the documents' method, if that was measured.
    pub fn ratio(&self, method: &MeasuredMethod) -> Option<f64> {
        let documents = self.methods.iter().find(|method| method.documents)?;
        Some(documents.least / method.least)
    }

    /// The relative speed as text; empty if it is not known.
    pub fn factor_text(&self, method: &MeasuredMethod) -> String {
        self.ratio(method).map_or(String::new(), round_factor)
    }
}

impl MeasuredMethod {
    /// The minimum time of a run, in milliseconds.
    pub fn milliseconds(&self) -> f64 {
        self.least * 1e3
    }

    /// The minimum time for one position or rank, in nanoseconds.
    pub fn nanoseconds_each(&self) -> f64 {
        self.least * 1e9 / self.size as f64
    }
}

/// The number of decimal places for three significant digits.
pub fn decimals_for_three_digits(number: f64) -> usize {
    match number {
        n if n >= 99.95 => 0,
        n if n >= 9.995 => 1,
        n if n >= 0.9995 => 2,
        _ => 3,
    }
}

/// The number of decimal places of a factor, for two significant digits.
pub fn decimals_for_factor(ratio: f64) -> usize {
    if ratio >= 9.95 { 0 } else { 1 }
}

/// A number with three significant digits.
pub fn three_digits(number: f64) -> String {
    rounded(number, decimals_for_three_digits(number))
}

/// A factor with two significant digits.
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
