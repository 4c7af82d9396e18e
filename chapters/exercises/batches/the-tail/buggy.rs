/// The ranks of many permutations of four pieces, in blocks of eight.
pub fn ranks(pms: &[[u8; 4]]) -> Vec<u64> {
    let mut ts = vec![0; pms.len()];
    for block in 0..pms.len() / 8 {
        for lane in 0..8 {
            let pm = pms[8 * block + lane];
            let mut t = 0;
            for i in 0..4 {
                t *= 4 - i as u64;
                for j in i + 1..4 {
                    t += u64::from(pm[i] > pm[j]);
                }
            }
            ts[8 * block + lane] = t;
        }
    }
    ts
}
