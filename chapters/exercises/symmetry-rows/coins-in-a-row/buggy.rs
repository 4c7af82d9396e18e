/// The columns whose number has a 0 at this bit.
fn low(bit: usize) -> u64 {
    (0..64).filter(|place| place >> bit & 1 == 0).map(|place: u64| 1 << place).sum()
}

/// Exchanges columns that are so far apart: those under the mask with those above.
fn exchange(seen: u64, by: usize, mask: u64) -> u64 {
    let swap = (seen ^ seen >> by) & mask;
    seen ^ swap ^ swap << by
}

/// How many positions of so many coins there are at each distance.
pub fn layers(coins: usize) -> Vec<u32> {
    let mut seen = 1_u64;
    let mut layers = vec![1];
    loop {
        // The first coin is turned over.
        let mut next = seen | exchange(seen, 1, low(0));
        // A coin and the next one change places.
        for coin in 1..coins {
            next |= exchange(seen, 1 << coin, low(coin) & !low(coin - 1));
        }
        match next.count_ones() - seen.count_ones() {
            0 => return layers,
            new => layers.push(new),
        }
        seen = next;
    }
}
