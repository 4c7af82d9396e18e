use judge::{Verdict, predict};
use permutation_group::{Permutation, PermutationGroup};

fn lengths() -> [u32; 4] {
    let moves = [vec![1, 2, 3, 0], vec![0, 3, 2, 1]];
    let moves = moves.map(|images| Permutation::new(images).expect("a permutation"));
    let group = PermutationGroup::new(4, &moves).expect("four points");
    let mut lengths = [1; 4];
    for (&point, &length) in group.base().iter().zip(&group.orbit_lengths()) {
        lengths[usize::from(point)] = length as u32;
    }
    lengths
}

pub fn check() -> Verdict {
    predict("lengths()", exercise::lengths, lengths())
        .mistake(
            [4, 3, 2, 1],
            "That would be all orders of four corners. But a square is not torn: where can corner \
             2 be, if 0 and 1 are at home?",
        )
        .mistake(
            [4, 1, 1, 1],
            "With corner 0 at home there is still the mirror.",
        )
        .mistake(
            [4, 4, 4, 4],
            "Each corner can be in four places, if the others do not matter. In a chain, those \
             before it are at home.",
        )
        .mistake(
            [4, 3, 1, 1],
            "Corner 1 is a neighbor of corner 0, wherever the square lies.",
        )
        .judge()
}
