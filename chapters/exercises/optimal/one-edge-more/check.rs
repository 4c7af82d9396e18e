use judge::{Verdict, predict};

/// The ways to put `k` edges into slots, one after the other.
fn slots(k: u64) -> u64 {
    (13 - k..=12).product()
}

pub fn check() -> Verdict {
    let corners = 88_179_840;
    let follows =
        "The last flip follows from the others only if all twelve edges are seen.";
    predict("of_seven_edges()", exercise::of_seven_edges, slots(7) << 7)
        .mistake(slots(7) << 6, follows)
        .mistake(slots(7), "That is in which slots they are. And how are they flipped?")
        .mistake(
            (slots(7) / 5040) << 7,
            "That says in which slots there are seen edges, and not which edge is in which.",
        )
        .mistake(slots(6) << 6, "That is a table of six edges.")
        .judge()?;
    predict("of_all_edges()", exercise::of_all_edges, slots(12) << 11)
        .mistake(slots(12) << 12, "All twelve are seen, so the flip of the last one follows.")
        .mistake(
            slots(12) << 10,
            "The edges can be in an odd order: that of the corners is odd then as well, and nobody \
             looks at the corners.",
        )
        .mistake(slots(12), "That is in which slots they are. And how are they flipped?")
        .judge()?;
    let right = corners * 24;
    predict("of_corners_and_an_edge()", exercise::of_corners_and_an_edge, right)
        .mistake(corners + 24, "For each state of the corners there is each of the edge.")
        .mistake(
            corners * 12,
            "An edge can be flipped in its slot, also if no other is seen.",
        )
        .mistake(
            right / 2,
            "The parity of all edges is that of the corners. Eleven edges are not seen, and they \
             can be in an order of either parity.",
        )
        .judge()
}
