//! gods
fn main() {}
