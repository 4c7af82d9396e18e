//! Facts: the numbers that the text quotes, by name.
use std::collections::BTreeMap;

use base::thousands;

use crate::data::counts;

/// Facts on their way to the file.
#[derive(Default)]
pub struct Facts(BTreeMap<String, String>);

impl Facts {
    /// A number, under this name.
    pub fn number(&mut self, name: impl Into<String>, value: impl TryInto<u64>) {
        let value = value.try_into().ok().expect("a number of a table fits");
        self.text(name, thousands(value));
    }

    /// A text, under this name.
    pub fn text(&mut self, name: impl Into<String>, value: impl Into<String>) {
        let (name, value) = (name.into(), value.into());
        let before = self.0.insert(name.clone(), value);
        assert!(before.is_none(), "the fact {name} is there twice");
    }

    /// Other facts, too.
    pub fn extend(&mut self, others: Facts) {
        others.0.into_iter().for_each(|(name, value)| self.text(name, value));
    }

    /// The numbers that follow from how many positions are at each distance.
    pub fn layers(&mut self, name: &str, layers: &[u64]) {
        let name = |what: &str| format!("{name}.{what}");
        self.text(name("layers"), counts(layers));
        for (depth, &count) in layers.iter().enumerate() {
            self.number(name(&format!("layer.{depth}")), count);
        }
        let total = layers.iter().sum::<u64>();
        let moves =
            (0..).zip(layers).map(|(d, &count): (u64, _)| d * count).sum::<u64>();
        self.number(name("total"), total);
        self.number(name("diameter"), layers.len() - 1);
        self.text(name("mean"), format!("{:.3}", moves as f64 / total as f64));
        self.number(name("farthest"), layers.last().copied().unwrap_or_default());
        let largest = layers.iter().max().copied().unwrap_or_default();
        self.number(name("largest"), largest);
        let at = layers.iter().position(|&count| count == largest);
        self.number(name("largest-at"), at.unwrap_or_default());
    }

    /// The file: `name = value` a line, sorted by name.
    pub fn file(&self) -> String {
        let lines = self.0.iter().map(|(name, value)| format!("{name} = {value}\n"));
        lines.collect()
    }
}
