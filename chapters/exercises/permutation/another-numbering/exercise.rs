//! Wendy Myrvold and Frank Ruskey number permutations in an order of their own, and need
//! only as many steps as there are pieces. Their `unrank` is given: it takes off digits
//! from the right, as the chapter's does, and each digit says with which slot the last slot
//! of those that are left is exchanged. Write `rank`, which undoes it.
//!
//! The way back: the first exchange brought the piece that is now in the last slot there.
//! All pieces were at home before it, so the number of that piece is the digit. Now undo
//! the exchange: piece n − 1 comes back to the last slot, and the piece from there goes to
//! where piece n − 1 was found. The slots before the last now hold the pieces 0 to n − 2,
//! so go on with one slot less. The digit that is found first is the *last* digit of
//! the number: its place value is 1, that of the next one is n, then n · (n − 1). There are
//! at most 20 pieces.
//!
//! When it is done, look at what number the solved order has, and whether the orders 2t
//! and 2t + 1 still differ by one exchange. The gifts of the chapter's ranking are not free.

/// The order of `n` pieces with number `t`, which is below n!.
pub fn unrank(mut t: u64, n: usize) -> Vec<u8> {
    let mut pm: Vec<u8> = (0..n as u8).collect();
    for left in (1..=n).rev() {
        pm.swap(left - 1, (t % left as u64) as usize);
        t /= left as u64;
    }
    pm
}

/// The number of the order `pm`, such that `unrank(rank(pm), n)` is `pm` again.
pub fn rank(pm: &[u8]) -> u64 {
    todo!()
}
