//! A permutation of pieces, its inversion digits and its rank.

use super::error_text;
use permutation::{InversionDigits, Permutations};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// For each slot, the number of smaller pieces to its right.
///
/// # Errors
/// If this is no permutation of pieces.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(widgets::order_digits(&[1, 3, 0, 2])?, [1, 2, 0, 0]);
/// assert_eq!(widgets::order_digits(&[1, 1]).unwrap_err(), "piece 1 stands twice, in slots 0 and 1");
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn order_digits(order: &[u8]) -> Result<Vec<u8>, String> {
    InversionDigits::from_permutation(order).map_err(error_text)?;
    Ok(permutation::inversion_digits(order))
}

/// The rank of a permutation in lexicographic order, from 0.
///
/// # Errors
/// If this is no permutation of at most 20 pieces.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(widgets::order_rank(&[1, 3, 0, 2])?, 10.0);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn order_rank(order: &[u8]) -> Result<f64, String> {
    let all = Permutations::new(order.len()).map_err(error_text)?;
    Ok(all.rank(order).map_err(error_text)? as f64)
}

/// The permutation of `n` pieces with a rank in lexicographic order.
///
/// # Errors
/// If there is no such rank.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert_eq!(widgets::order_at(10.0, 4)?, [1, 3, 0, 2]);
/// assert!(widgets::order_at(24.0, 4).is_err());
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn order_at(rank: f64, n: usize) -> Result<Vec<u8>, String> {
    let all = Permutations::new(n).map_err(error_text)?;
    all.unrank(rank as u64).map_err(error_text)
}

/// Whether a permutation is even.
///
/// # Errors
/// If this is no permutation of pieces.
///
/// # Complexity
/// O(n²) time, n bytes.
///
/// # Examples
/// ```
/// assert!(!widgets::order_is_even(&[1, 3, 0, 2])?);
/// # Ok::<(), String>(())
/// ```
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub fn order_is_even(order: &[u8]) -> Result<bool, String> {
    permutation::check(order).map_err(error_text)?;
    Ok(permutation::is_even(order))
}
