//! The figures are what the crates compute now.

use gods_algorithm::tool::figures;
use std::path::Path;

#[test]
fn committed_figures_regenerate_byte_for_byte() {
    figures::check(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
}
