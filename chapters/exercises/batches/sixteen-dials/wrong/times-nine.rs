// message: Each round squares the base
pub fn rank(ori: u128, times: &dyn Fn(u128, u128) -> u128) -> u128 {
    let keep = |row: u128, bits: u32| {
        (0..128 / bits).step_by(2).fold(0, |kept, field| {
            kept | row & ((1 << bits) - 1) << (field * bits)
        })
    };
    let twos = keep(times(ori, 3) + (ori >> 8), 8);
    let fours = keep(times(twos, 9) + (twos >> 16), 16);
    let eights = keep(times(fours, 27) + (fours >> 32), 32);
    keep(times(eights, 729) + (eights >> 64), 64)
}
