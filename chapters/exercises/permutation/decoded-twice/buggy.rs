/// The order of `n` pieces with rank `t`, as one copy of Jaap's page has it.
pub fn unrank(mut t: u64, n: usize) -> Vec<u8> {
    let mut pm = vec![0; n];
    for i in (0..n).rev() {
        pm[i] = (t % (n - i) as u64) as u8;
        t /= (n - i) as u64;
        for j in i + 1..n {
            if pm[j] >= pm[i] {
                pm[j] += 1;
            }
        }
    }
    for i in (0..n).rev() {
        pm[i] = (t % (n - i) as u64) as u8;
        t /= (n - i) as u64;
        for j in i + 1..n {
            if pm[j] >= pm[i] {
                pm[j] += 1;
            }
        }
    }
    pm
}
