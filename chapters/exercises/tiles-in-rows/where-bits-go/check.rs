use judge::{Verdict, predict};

/// Where an exchange of these two neighbors sends some columns.
fn after(first: usize) -> [u64; 3] {
    [0, 17, 26].map(|place| {
        let mut tiles = [0; 5];
        permutation::unrank_even(place, &mut tiles);
        tiles.swap(first, first + 1);
        permutation::rank_even(&tiles)
    })
}

pub fn check() -> Verdict {
    predict("after()", exercise::after, after(1))
        .mistake(
            after(0),
            "Those are the columns after an exchange of the *first* two tiles. Here the digits y and z change.",
        )
        .mistake(after(2), "Those are the columns after an exchange of the third and the fourth tile.")
        .mistake(
            [0, 19, 30],
            "It looks as if y and z only change places. One of the two also changes by 1.",
        )
        .mistake([0, 17, 26], "That is where they are. Take each column apart into its three digits first.")
        .judge()
}
