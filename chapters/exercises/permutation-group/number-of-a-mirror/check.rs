use judge::{Verdict, predict};
use permutation_group::{Permutation, PermutationGroup};

fn number() -> u32 {
    let permutation = |images| Permutation::new(images).expect("a permutation");
    let moves = [vec![1, 2, 3, 0], vec![0, 3, 2, 1]].map(permutation);
    let group = PermutationGroup::new(4, &moves).expect("four points");
    let mirror = permutation(vec![2, 1, 0, 3]);
    group.rank(&mirror).expect("an element") as u32
}

pub fn check() -> Verdict {
    predict("number()", exercise::number, number())
        .mistake(
            4,
            "Corner 1 looks as if it were at home. But first corner 0 is taken home, by undoing \
             two quarter turns, and that moves the others as well.",
        )
        .mistake(
            9,
            "The second link has two places, so the first digit counts 2, not 4.",
        )
        .mistake(7, "A digit is not the place itself: the second link's places are 1 and 3, and their digits 0 and 1.")
        .judge()
}
