// message: gives 604301335827486976, and 604301335827486961 is right.
/// Through a type that holds 53 bits.
pub fn rank(slots: &[usize]) -> u64 {
    let mut t = 0.0;
    for (j, &i) in slots.iter().enumerate() {
        t += combination::comb(i, j + 1) as f64;
    }
    t as u64
}
