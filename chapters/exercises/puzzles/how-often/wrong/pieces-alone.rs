// message: but some of them are turned
pub fn order(pm: &[u8], _: &[u8], _: u8) -> u64 {
    let home: Vec<u8> = (0..pm.len() as u8).collect();
    let mut pieces = pm.to_vec();
    let mut times = 1;
    while pieces != home {
        pieces = pm.iter().map(|&slot| pieces[usize::from(slot)]).collect();
        times += 1;
    }
    times
}
