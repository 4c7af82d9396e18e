// message: Beyond the end of the list, the share is 1
pub fn turns(bounds: &[u64], budget: f64) -> usize {
    let mut sequences = vec![1.0, 18.0, 243.0];
    for i in 3..=20 {
        sequences.push(12.0 * sequences[i - 1] + 18.0 * sequences[i - 2]);
    }
    let all: u64 = bounds.iter().sum();
    let share = |x: usize| bounds[..=x].iter().sum::<u64>() as f64 / all as f64;
    let mut total = 0.0;
    for n in 0..=20 {
        total += (0..=n).map(|i| sequences[i] * share(n - i)).sum::<f64>();
        if total > budget {
            return n - 1;
        }
    }
    20
}
