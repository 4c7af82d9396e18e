// message: all pieces that are not at home for one cycle
pub fn is_even(pm: &[u8]) -> bool {
    let away = (0..pm.len()).filter(|&slot| pm[slot] as usize != slot).count();
    away == 0 || (away - 1) % 2 == 0
}
