//! What counts as one move.

use std::{fmt, str::FromStr};

/// What counts as one move of a face.
///
/// ```
/// use puzzle::Metric;
///
/// assert_eq!("quarter-turn".parse(), Ok(Metric::QuarterTurn));
/// let error = "qtm".parse::<Metric>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "unknown metric \"qtm\"; there are half-turn, quarter-turn, clockwise",
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Metric {
    /// Any turn of a face: `R`, `R2` and `R'` are one move each.
    HalfTurn,
    /// A quarter turn: `R` and `R'` are one move each, `R2` is two.
    QuarterTurn,
    /// A clockwise quarter turn: `R` is one move, `R2` two, `R'` three.
    Clockwise,
}

impl Metric {
    /// All metrics.
    pub const ALL: [Metric; 3] =
        [Metric::HalfTurn, Metric::QuarterTurn, Metric::Clockwise];

    /// The turns of a face that count as one move, in clockwise quarters.
    pub fn quarters(self) -> &'static [u8] {
        match self {
            Metric::HalfTurn => &[1, 2, 3],
            Metric::QuarterTurn => &[1, 3],
            Metric::Clockwise => &[1],
        }
    }

    /// The name of the metric in commands and output.
    pub fn name(self) -> &'static str {
        match self {
            Metric::HalfTurn => "half-turn",
            Metric::QuarterTurn => "quarter-turn",
            Metric::Clockwise => "clockwise",
        }
    }
}

impl fmt::Display for Metric {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no metric has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown metric {0:?}; there are {names}", names = Metric::ALL.map(Metric::name).join(", "))]
pub struct UnknownMetric(pub String);

impl FromStr for Metric {
    type Err = UnknownMetric;

    fn from_str(name: &str) -> Result<Self, UnknownMetric> {
        Metric::ALL
            .into_iter()
            .find(|metric| metric.name() == name)
            .ok_or_else(|| UnknownMetric(name.to_string()))
    }
}
