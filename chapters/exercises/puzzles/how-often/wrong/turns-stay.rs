// message: a slot's turn stays in its slot
pub fn order(pm: &[u8], ori: &[u8], v: u8) -> u64 {
    let home: Vec<u8> = (0..pm.len() as u8).collect();
    let (mut pieces, mut turned, mut times) = (pm.to_vec(), ori.to_vec(), 1);
    while pieces != home || turned.iter().any(|&o| o > 0) {
        turned = (0..pm.len()).map(|i| (turned[i] + ori[i]) % v).collect();
        pieces = pm.iter().map(|&from| pieces[usize::from(from)]).collect();
        times += 1;
    }
    times
}
