// message: the sum needs a larger type.
fn ways(n: usize, s: u8, v: u8) -> u64 {
    let mut row = vec![0; usize::from(s) + 1];
    row[0] = 1;
    for _ in 0..n {
        row = (0..=s)
            .map(|s| (0..v.min(s + 1)).map(|d| row[usize::from(s - d)]).sum::<u64>())
            .collect();
    }
    row[usize::from(s)]
}

pub fn rank(ori: &[u8], v: u8) -> u64 {
    let mut left: u8 = ori.iter().sum();
    let mut t = 0;
    for (i, &o) in ori.iter().enumerate() {
        for smaller in 0..o {
            t += ways(ori.len() - 1 - i, left - smaller, v);
        }
        left -= o;
    }
    t
}
