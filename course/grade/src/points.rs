//! Shares points out in hundredths, so that the displayed points add up to the total.

/// Total points, in hundredths.
pub const TOTAL_HUNDREDTHS: u32 = 10_000;

/// Shares a total in proportion to weights by the largest remainder method: each part is
/// its exact share, rounded up or down, and the parts add up to the total. Of equal
/// remainders the first is rounded up. Without any weight all parts are 0.
pub fn share_out(total: u32, weights: &[u32]) -> Vec<u32> {
    let all: u64 = weights.iter().copied().map(u64::from).sum();
    if all == 0 {
        return vec![0; weights.len()];
    }
    let asked = |weight: u32| u64::from(total) * u64::from(weight);
    // A part is at most `total`, so the cast is lossless.
    let mut parts: Vec<_> = weights.iter().map(|&w| (asked(w) / all) as u32).collect();
    let given: u32 = parts.iter().sum();
    let mut by_rest: Vec<_> = (0..weights.len()).collect();
    by_rest.sort_by_key(|&at| std::cmp::Reverse(asked(weights[at]) % all));
    for &at in by_rest.iter().take((total - given) as usize) {
        parts[at] += 1;
    }
    parts
}

/// Converts hundredths to points.
pub fn to_points(hundredths: u32) -> f64 {
    f64::from(hundredths) / 100.0
}

#[cfg(test)]
mod tests {
    use super::share_out;

    #[test]
    fn rounds_up_largest_remainders() {
        assert_eq!(share_out(10_000, &[1, 1, 1]), [3334, 3333, 3333]);
        assert_eq!(share_out(10_000, &[5, 0, 35]), [1250, 0, 8750]);
        assert_eq!(share_out(10, &[1, 4, 4]), [1, 5, 4]);
        assert_eq!(share_out(10_000, &[0, 0]), [0, 0]);
        assert_eq!(share_out(10_000, &[]), [0; 0]);
    }
}
