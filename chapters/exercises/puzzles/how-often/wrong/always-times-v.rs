// message: every cycle were gone around v times
pub fn order(pm: &[u8], _: &[u8], v: u8) -> u64 {
    let home: Vec<u8> = (0..pm.len() as u8).collect();
    let (mut pieces, mut times) = (pm.to_vec(), 1);
    while pieces != home {
        pieces = pm.iter().map(|&from| pieces[usize::from(from)]).collect();
        times += 1;
    }
    times * u64::from(v)
}
