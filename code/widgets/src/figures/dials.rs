//! Orientations as dials: their rank, with all dials free or with the last one determined.

use super::error_text;
use orientation::{Error, Orientations, ZeroTwist, check_zero_twist};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Arrays of the orientations of `n` pieces, each of which has `v` orientations.
///
/// ```
/// let free = widgets::Dials::new(3, 3, false)?;
/// assert_eq!((free.rank(&[1, 0, 2])?, free.places()?), (11.0, vec![9.0, 3.0, 1.0]));
///
/// let zero = widgets::Dials::new(3, 3, true)?;
/// assert_eq!((zero.rank(&[1, 0, 2])?, zero.places()?), (3.0, vec![3.0, 1.0]));
/// assert_eq!(zero.follow(&[1, 0])?, [1, 0, 2]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Dials {
    n: usize,
    v: u8,
    all: Orientations,
    zero: Option<ZeroTwist>,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Dials {
    /// The arrays of `n` orientations, each below `v`: all of them, or if `zero` is true those whose
    /// sum is 0 mod `v`.
    ///
    /// # Errors
    /// If there are no such arrays, or too many.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(n: usize, v: u8, zero: bool) -> Result<Dials, String> {
        let all = Orientations::new(n, v).map_err(error_text)?;
        let zero =
            zero.then(|| ZeroTwist::new(n, v)).transpose().map_err(error_text)?;
        Ok(Dials { n, v, all, zero })
    }

    /// How many rows there are.
    pub fn count(&self) -> f64 {
        self.zero.map_or(self.all.count(), |zero| zero.count()) as f64
    }

    /// The rank of an array of orientations, from 0.
    ///
    /// # Errors
    /// If it is not one of these rows.
    pub fn rank(&self, row: &[u8]) -> Result<f64, String> {
        let rank = match self.zero {
            None => self.all.rank(row),
            Some(zero) => zero.rank(row),
        };
        Ok(rank.map_err(error_text)? as f64)
    }

    /// The array of orientations with a rank.
    ///
    /// # Errors
    /// If there is no such row.
    pub fn at(&self, rank: f64) -> Result<Vec<u8>, String> {
        let row = match self.zero {
            None => self.all.unrank(rank as u64),
            Some(zero) => zero.unrank(rank as u64),
        };
        row.map_err(error_text)
    }

    /// The place value of each piece: what a turn by one adds to the rank; without the last
    /// piece if it is determined by the others.
    ///
    /// # Errors
    /// If pieces cannot be turned, as with `v = 1`.
    pub fn places(&self) -> Result<Vec<f64>, String> {
        let free = self.n.saturating_sub(usize::from(self.zero.is_some()));
        let turned = |slot| {
            let mut row = vec![0; free];
            row[slot] = 1;
            self.rank(&if self.zero.is_some() { self.follow(&row)? } else { row })
        };
        (0..free).map(turned).collect()
    }

    /// The given orientations of the first `n - 1` pieces, followed by the orientation of the last
    /// piece that makes the sum 0 mod `v`.
    ///
    /// # Errors
    /// If they are not the first `n - 1` of a row.
    pub fn follow(&self, first: &[u8]) -> Result<Vec<u8>, String> {
        let n = self.n;
        let before =
            Orientations::new(n.saturating_sub(1), self.v).map_err(error_text)?;
        let rank = before.rank(first).map_err(error_text)?;
        ZeroTwist::new(n, self.v).and_then(|zero| zero.unrank(rank)).map_err(error_text)
    }

    /// The sum of a row mod `v`.
    ///
    /// # Errors
    /// If an orientation does not exist.
    pub fn twist(&self, row: &[u8]) -> Result<u8, String> {
        match check_zero_twist(row, self.v) {
            Ok(()) => Ok(0),
            Err(Error::TotalTwist { found, .. }) => Ok(found),
            Err(error) => Err(error_text(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All rows, by counting as a mileage counter does.
    fn rows(n: usize, v: u8) -> Vec<Vec<u8>> {
        let longer =
            |row: Vec<u8>| (0..v).map(move |last| [&row[..], &[last]].concat());
        (0..n).fold(vec![vec![]], |rows, _| rows.into_iter().flat_map(longer).collect())
    }

    #[test]
    fn rank_is_index_among_rows() {
        for (n, v) in [(1, 3), (3, 2), (3, 3), (4, 3), (5, 2), (3, 4)] {
            let rows = rows(n, v);
            let (free, zero) = (Dials::new(n, v, false), Dials::new(n, v, true));
            let (free, zero) = (free.unwrap(), zero.unwrap());
            let mut kept = 0;
            for (t, row) in rows.iter().enumerate() {
                assert_eq!(free.rank(row).unwrap(), t as f64);
                assert_eq!(free.at(t as f64).unwrap(), *row);
                let sum = row.iter().sum::<u8>() % v;
                assert_eq!(free.twist(row).unwrap(), sum);
                if sum != 0 {
                    assert!(zero.rank(row).is_err(), "{row:?}");
                    continue;
                }
                assert_eq!(zero.rank(row).unwrap(), f64::from(kept));
                assert_eq!(zero.at(kept.into()).unwrap(), *row);
                assert_eq!(zero.follow(&row[..n - 1]).unwrap(), *row);
                kept += 1;
            }
            assert_eq!(free.count(), rows.len() as f64);
            assert_eq!(zero.count(), f64::from(kept));
        }
    }

    #[test]
    fn place_values_sum_to_rank() {
        for (n, v, zero) in [(3, 3, false), (3, 3, true), (3, 2, false), (4, 2, true)] {
            let dials = Dials::new(n, v, zero).unwrap();
            let places = dials.places().unwrap();
            assert_eq!(places.len(), n - usize::from(zero));
            for t in 0..dials.count() as u64 {
                let row = dials.at(t as f64).unwrap();
                let worth = places.iter().zip(&row).map(|(p, &o)| p * f64::from(o));
                assert_eq!(worth.sum::<f64>(), t as f64);
            }
        }
    }

    #[test]
    fn rejects_invalid_rows() {
        let dials = Dials::new(3, 3, true).unwrap();
        assert_eq!(
            dials.rank(&[1, 0, 0]).unwrap_err(),
            "total twist is 1 mod 3, and must be 0"
        );
        assert_eq!(dials.at(9.0).unwrap_err(), "rank 9 is not below 9");
        assert!(dials.twist(&[3, 0, 0]).unwrap_err().contains('3'));
        assert!(dials.follow(&[1]).is_err());
        assert!(Dials::new(3, 0, false).is_err());
        assert!(Dials::new(0, 3, true).unwrap().places().unwrap().is_empty());
        assert!(Dials::new(2, 1, false).unwrap().places().is_err());
    }
}
