// message: From the last row the dial goes back to 0, and only there.
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    let count: u64 = bases.iter().product();
    (t + bases[i + 1..].iter().product::<u64>()) % count
}
