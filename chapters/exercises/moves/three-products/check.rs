use judge::{Verdict, predict};

const A: [u8; 4] = [2, 0, 3, 1];
const B: [u8; 4] = [1, 2, 3, 0];

fn product(a: [u8; 4], b: [u8; 4]) -> [u8; 4] {
    let mut c = [0; 4];
    puzzle::compose(&a, &b, &mut c);
    c
}

fn inverse(a: [u8; 4]) -> [u8; 4] {
    let mut c = [0; 4];
    puzzle::invert(&a, &mut c);
    c
}

pub fn check() -> Verdict {
    let right = [product(A, B), product(B, A), inverse(A)];
    predict("three()", exercise::three, right)
        .mistake(
            [right[1], right[0], right[2]],
            "The first two are exchanged. First `a`, then `b`: slot `i` takes what `a` has in \
             slot `b[i]`.",
        )
        .mistake(
            [right[0], right[1], A],
            "The products are right. The third is `a` itself: turn its look-ups around.",
        )
        .mistake(
            [right[0], right[0], right[2]],
            "The first two are not the same: the order in which the moves are done matters.",
        )
        .mistake(
            [inverse(product(A, B)), inverse(product(B, A)), right[2]],
            "It looks as if slot `i` gives its card to slot `b[i]`. It takes the card from there.",
        )
        .judge()
}
