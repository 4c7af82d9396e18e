//! From values to places on a plot.
use crate::svg::Point;

/// An axis: the values at its ends, and where these are.
pub struct Axis {
    values: (f64, f64),
    places: Point,
}

impl Axis {
    /// An axis from a value at a place to another at another.
    pub fn new(values: (f64, f64), places: Point) -> Self {
        Axis { values, places }
    }

    /// An axis on which equal factors are equally far apart.
    pub fn log((first, last): (f64, f64), places: Point) -> Self {
        Axis::new((first.ln(), last.ln()), places)
    }

    /// Where a value is. On a logarithmic axis, it is a logarithm.
    pub fn at(&self, value: f64) -> i32 {
        let ((first, last), (from, to)) = (self.values, self.places);
        let way = f64::from(to - from) * ((value - first) / (last - first));
        // What is hardly less than a whole number is that number.
        from + (way + 1e-3_f64.copysign(way)) as i32
    }
}
