// message: Of no turns there is one sequence
pub fn sequences(n: usize) -> u64 {
    let turns = [3, 3, 1, 1, 1, 1];
    let mut last = if n == 0 { [0; 6] } else { turns };
    for _ in 1..n {
        let all: u64 = last.iter().sum();
        let barred = |f: usize| last[f] + if f % 2 == 0 { last[f + 1] } else { 0 };
        last = std::array::from_fn(|f| turns[f] * (all - barred(f)));
    }
    last.iter().sum()
}
