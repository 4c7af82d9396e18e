use judge::{Verdict, predict};

fn factorial(n: u64) -> u64 {
    (1..=n).product()
}

pub fn check() -> Verdict {
    let corners = 3_u64.pow(7);
    let slots = factorial(12) / (factorial(8) * factorial(4));
    let edges = slots * 2_u64.pow(11);
    predict("of_the_corners()", exercise::of_the_corners, corners)
        .mistake(3 * corners, "The twist of the last corner follows from the others.")
        .mistake(factorial(8), "That is how many positions the subgroup has.")
        .judge()?;
    predict("of_the_edges()", exercise::of_the_edges, edges)
        .mistake(
            2_u64.pow(11),
            "Those are the flips. Where are the four edges of the slice?",
        )
        .mistake(slots, "Those are the slots of the slice's edges. And their flips?")
        .mistake(2 * edges, "The flip of the last edge follows from the others.")
        .judge()?;
    predict("of_the_cube()", exercise::of_the_cube, corners * edges)
        .mistake(
            corners * edges / 2,
            "Half of all positions cannot be reached, and half of those of the subgroup either: \
             the two halves cancel.",
        )
        .mistake(corners + edges, "For each coset of the corners there is each of the edges.")
        .judge()
}
