// message: It looks as if you count rows in which a digit is v or more.
fn ways(k: usize, s: usize) -> u64 {
    match (k, s) {
        (0, 0) => 1,
        (0, _) => 0,
        _ => (0..=s).map(|d| ways(k - 1, s - d)).sum(),
    }
}

pub fn rank(ori: &[u8], _v: u8) -> u64 {
    let mut left: usize = ori.iter().map(|&o| usize::from(o)).sum();
    let mut t = 0;
    for (i, &o) in ori.iter().enumerate() {
        for smaller in 0..usize::from(o) {
            t += ways(ori.len() - 1 - i, left - smaller);
        }
        left -= usize::from(o);
    }
    t
}
