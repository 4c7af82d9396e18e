//! The twists of the eight corners are one number: the twists of the corners in the slots 0 to 6
//! as digits in base 3, slot 0 first. The twist of slot 7 follows: all eight together are
//! divisible by 3.
//!
//! A turn is given by two lists. `pm[i]` is the slot from which the corner comes that is in slot
//! `i` afterward, and `ori[i]` is what the turn adds to its twist. What is the number of the
//! twists after the turn?
//!
//! The turn F has `pm` 1 5 2 3 0 4 6 7 and `ori` 1 2 0 0 2 1 0 0. It takes number 0 to 1236.

/// The number of the twists after a turn; `t` is the number before it, below 2187.
pub fn twist_after(t: usize, pm: &[u8; 8], ori: &[u8; 8]) -> usize {
    // <answer>
    let (mut twists, mut rest) = ([0; 8], t);
    for i in (0..7).rev() {
        twists[i] = rest % 3;
        rest /= 3;
    }
    twists[7] = (21 - twists.iter().sum::<usize>()) % 3;
    let after = |i: usize| (twists[usize::from(pm[i])] + usize::from(ori[i])) % 3;
    (0..7).fold(0, |t, i| 3 * t + after(i))
    // </answer>
}
