// message: It looks as if you give `n` back.
pub fn @ident@(n: u64) -> u64 {
    n
}
