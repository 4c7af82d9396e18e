// message: It looks as if the smaller discs go straight to the peg of the larger one
pub fn after(n: usize, k: u64) -> String {
    let bit = |smaller: usize| if k >> smaller & 1 == 1 { 'C' } else { 'A' };
    (0..n).rev().map(bit).collect()
}
