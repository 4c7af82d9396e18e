//! Axes of plots.

/// A straight axis: the values at its two ends, and where these are.
pub struct Axis {
    pub values: [f64; 2],
    pub ends: [i32; 2],
}

impl Axis {
    /// Where a value is: on a whole number, toward the beginning.
    pub fn at(&self, value: f64) -> i32 {
        let Axis { values: [first, last], ends: [start, end] } = *self;
        let length = f64::from(end - start) * (value - first) / (last - first);
        // A thousandth for what divisions are off by.
        let whole = (length.abs() + 1e-3).floor() as i32;
        start + whole * (end - start).signum()
    }

    /// The same of its logarithm.
    pub fn at_log(&self, value: f64) -> i32 {
        self.at(value.ln())
    }
}
