use judge::{Verdict, predict};

const LAYERS: [u64; 9] = [1, 2, 4, 8, 16, 20, 39, 62, 116];

/// The sum of the layers from `first` to `last`, every second one.
fn sum(first: usize, last: usize) -> u64 {
    (first..=last).step_by(2).map(|d| LAYERS[d]).sum()
}

pub fn check() -> Verdict {
    predict("color_0()", exercise::color_0, sum(0, 7))
        .mistake(sum(1, 7), "Those are the positions at odd distances. The solved board is at distance 0.")
        .mistake(LAYERS[6], "That is one layer. What was visited of a color stays set.")
        .mistake(sum(0, 8), "The positions at distance 8 are found by step 8.")
        .mistake(
            LAYERS[..8].iter().sum(),
            "That is all that was visited, of both colors. Distances of one color are all even, or all odd.",
        )
        .judge()?;
    predict("color_1()", exercise::color_1, sum(1, 7))
        .mistake(sum(0, 7), "Those have color 0. A move changes the color.")
        .mistake(sum(1, 5), "Step 7 reads color 0 and adds to color 1: the layer at distance 7 is there already.")
        .mistake(LAYERS[7], "That is what step 7 has found. What was visited of a color before stays set.")
        .judge()
}
