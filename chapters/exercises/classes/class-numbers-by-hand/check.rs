use judge::{Verdict, predict};

/// The rank of each order, as it is seen from the other side.
fn images() -> [usize; 6] {
    std::array::from_fn(|t| {
        let mut pm = [0; 3];
        permutation::unrank(t as u64, &mut pm);
        permutation::rank(&[2 - pm[2], 2 - pm[1], 2 - pm[0]]) as usize
    })
}

/// The smaller of each rank and its image.
fn representatives() -> [u32; 6] {
    let images = images();
    std::array::from_fn(|t| t.min(images[t]) as u32)
}

fn classes() -> [u32; 6] {
    let representatives = representatives();
    let mut starts = representatives.to_vec();
    starts.dedup();
    representatives
        .map(|p| starts.iter().position(|&start| start == p).unwrap_or(0) as u32)
}

pub fn check() -> Verdict {
    predict("classes()", exercise::classes, classes())
        .mistake(
            representatives(),
            "Those are the representatives. Number them: the first is 0, the second 1, and so on.",
        )
        .mistake([0, 1, 2, 3, 4, 5], "These are the ranks: no two orders are seen as one.")
        .mistake(
            classes().map(|class| class + 1),
            "Classes are numbered from 0, as everything is.",
        )
        .mistake(
            [0, 1, 2, 1, 2, 0],
            "It looks as if the order is only read from the right. The cards get other names, too.",
        )
        .mistake(
            [0, 1, 2, 2, 1, 0],
            "It looks as if the cards only get other names. The order is also read from the right.",
        )
        .judge()
}
