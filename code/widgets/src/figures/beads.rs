//! Combinations as beads in slots, and their path through Pascal's triangle.

use super::error_text;
use combination::{Combinations, comb};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// Rows of `n` slots with `m` beads: 1 where there is a bead, and 0 where not.
///
/// ```
/// let beads = widgets::Beads::new(6, 3)?;
/// let row = [0, 1, 0, 1, 0, 1];
/// assert_eq!(beads.rank(&row)?, 14.0);
/// assert_eq!(beads.left(&row)?, [0, 1, 1, 2, 2, 3]);
/// assert_eq!(beads.added(&row)?, [0.0, 1.0, 0.0, 3.0, 0.0, 10.0]);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Beads(Combinations);

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Beads {
    /// `m` beads in `n` slots.
    ///
    /// # Errors
    /// If they do not fit, or there are more than 64 slots.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(n: usize, m: usize) -> Result<Beads, String> {
        Ok(Beads(Combinations::new(n, m).map_err(error_text)?))
    }

    /// How many rows there are.
    pub fn count(&self) -> f64 {
        self.0.count() as f64
    }

    /// The rank of a row of slots, from 0.
    ///
    /// # Errors
    /// If it has other slots, or more or fewer beads.
    pub fn rank(&self, row: &[u8]) -> Result<f64, String> {
        Ok(self.0.rank(row, 1).map_err(error_text)? as f64)
    }

    /// The row of slots with a rank.
    ///
    /// # Errors
    /// If there is no such row.
    pub fn at(&self, rank: f64) -> Result<Vec<u8>, String> {
        self.0.unrank(rank as u64).map_err(error_text)
    }

    /// For each slot, how many beads are in it and to its left: the column of the path in the
    /// slot's line of the triangle.
    ///
    /// # Errors
    /// As [`rank`](Self::rank).
    pub fn left(&self, row: &[u8]) -> Result<Vec<u8>, String> {
        self.rank(row)?;
        let count = |left: &mut u8, &bead: &u8| {
            *left += u8::from(bead == 1);
            Some(*left)
        };
        Ok(row.iter().scan(0, count).collect())
    }

    /// For each slot, what its bead adds to the rank, and 0 where there is none.
    ///
    /// # Errors
    /// As [`rank`](Self::rank).
    pub fn added(&self, row: &[u8]) -> Result<Vec<f64>, String> {
        let entry = |(slot, r): (usize, u8)| match row[slot] {
            1 => comb(slot, r.into()) as f64,
            _ => 0.0,
        };
        Ok(self.left(row)?.into_iter().enumerate().map(entry).collect())
    }
}

/// The binomial coefficient: how many ways there are to choose `r` of `i` slots.
///
/// # Errors
/// If the crate's table does not reach so far.
///
/// # Complexity
/// O(1).
///
/// # Examples
/// ```
/// assert_eq!(widgets::binomial(5, 3)?, 10.0);
/// assert_eq!(widgets::binomial(3, 4)?, 0.0);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen(js_name = ways))]
pub fn binomial(i: usize, r: usize) -> Result<f64, String> {
    let most = combination::MAX_SLOTS;
    if i.max(r) <= most {
        Ok(comb(i, r) as f64)
    } else {
        Err(format!("{r} of {i} is not in the table, which ends at {most}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All rows with `m` beads, as numbers in base 2 with slot 0 last: that is their order.
    fn rows(n: usize, m: usize) -> Vec<Vec<u8>> {
        let bits =
            |x: u32| (0..n).map(|slot| ((x >> slot) & 1) as u8).collect::<Vec<_>>();
        let right = |row: &Vec<u8>| row.iter().filter(|&&bead| bead == 1).count() == m;
        (0..1 << n).map(bits).filter(right).collect()
    }

    #[test]
    fn rank_is_index_and_sum() {
        for (n, m) in [(1, 0), (4, 2), (6, 3), (6, 6), (10, 4)] {
            let (beads, rows) = (Beads::new(n, m).unwrap(), rows(n, m));
            assert_eq!(beads.count(), rows.len() as f64);
            for (t, row) in rows.iter().enumerate() {
                assert_eq!(beads.rank(row).unwrap(), t as f64);
                assert_eq!(beads.at(t as f64).unwrap(), *row);
                assert_eq!(beads.added(row).unwrap().iter().sum::<f64>(), t as f64);
                let left = beads.left(row).unwrap();
                for slot in 0..n {
                    assert_eq!(left[slot], row[..=slot].iter().sum::<u8>());
                }
            }
        }
    }

    #[test]
    fn ways_count_rows() {
        for i in 0..8 {
            for r in 0..10 {
                assert_eq!(binomial(i, r).unwrap(), rows(i, r).len() as f64);
            }
        }
        assert!(binomial(64, 64).is_ok());
        assert!(binomial(65, 3).unwrap_err().contains("3 of 65"));
    }

    #[test]
    fn rejects_invalid_rows() {
        let beads = Beads::new(6, 3).unwrap();
        assert_eq!(beads.at(20.0).unwrap_err(), "rank 20 is not below 20");
        assert!(beads.rank(&[1; 6]).unwrap_err().contains("there must be 3"));
        assert!(beads.left(&[1, 1, 1]).is_err());
        assert!(beads.added(&[0; 6]).is_err());
        assert!(Beads::new(3, 4).is_err());
    }
}
