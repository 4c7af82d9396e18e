// message: draw a number for each pancake and sort by them
pub fn draw(n: usize, below: &mut dyn FnMut(u64) -> u64) -> Vec<usize> {
    let mut keys: Vec<(u64, usize)> = (0..n).map(|i| (below(n as u64), i)).collect();
    keys.sort();
    keys.into_iter().map(|(_, i)| i).collect()
}
