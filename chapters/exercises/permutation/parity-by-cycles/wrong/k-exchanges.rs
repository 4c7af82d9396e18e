// message: It looks as if you count the slots of each cycle.
pub fn is_even(pm: &[u8]) -> bool {
    (0..pm.len()).filter(|&i| pm[i] as usize != i).count() % 2 == 0
}
