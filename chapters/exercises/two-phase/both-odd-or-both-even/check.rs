use exercise::{CanBe, test};
use judge::{Verdict, allow, stand_in, trial};

#[path = "buggy.rs"]
mod buggy;

fn parity(pieces: &[u8]) -> u64 {
    permutation::inversions(pieces) % 2
}

fn mended(corners: &[u8; 8], edges: &[u8; 12]) -> bool {
    for pieces in [&corners[..], &edges[..]] {
        let missing =
            (0..pieces.len()).find(|&k| pieces.iter().all(|&p| usize::from(p) != k));
        allow(missing.is_none(), || {
            format!(
                "each piece is there once, and in {pieces:?} there is no {}",
                missing.unwrap_or_default()
            )
        });
    }
    parity(corners) == parity(edges)
}

fn corners_alone(corners: &[u8; 8], edges: &[u8; 12]) -> bool {
    mended(corners, edges);
    parity(corners) == 0
}

fn all(corners: &[u8; 8], edges: &[u8; 12]) -> bool {
    mended(corners, edges);
    true
}

pub fn check() -> Verdict {
    trial(
        stand_in!(test: CanBe, |a, b|),
        buggy::can_be,
        mended,
        "This code is right where the corners or the edges are in an even order. What does a \
         single quarter turn do?",
    )
    .fails(
        "code that looks at the corners alone",
        corners_alone,
        "Take corners in an even order and edges in an odd one, or the other way round.",
    )
    .fails(
        "code that says that all orders can be",
        all,
        "No turns exchange two corners and nothing else.",
    )
    .judge()
}
