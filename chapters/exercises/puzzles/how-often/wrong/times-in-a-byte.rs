// message: Twelve pieces may take up to 180 times
pub fn order(pm: &[u8], ori: &[u8], v: u8) -> u64 {
    let home: Vec<u8> = (0..pm.len() as u8).collect();
    let (mut pieces, mut turned, mut times) = (pm.to_vec(), ori.to_vec(), 1_i8);
    while pieces != home || turned.iter().any(|&o| o > 0) {
        let from = |i: usize| usize::from(pm[i]);
        turned = (0..pm.len()).map(|i| (turned[from(i)] + ori[i]) % v).collect();
        pieces = (0..pm.len()).map(|i| pieces[from(i)]).collect();
        times += 1;
    }
    times as u64
}
