// message: It looks as if the dial never goes back to 0
pub fn turn(t: u64, bases: &[u64], i: usize) -> u64 {
    t + bases[i + 1..].iter().product::<u64>()
}
