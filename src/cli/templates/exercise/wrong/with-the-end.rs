// message: It looks as if you add `n` itself, too.
pub fn @ident@(n: u64) -> u64 {
    (0..=n).sum()
}
