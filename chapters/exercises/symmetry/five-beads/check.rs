use judge::{Verdict, predict};
use symmetry::{burnside, fixed_point_counts};

/// Turns by `s` beads; from 5 on, turned over first.
fn image(s: usize, p: usize) -> usize {
    let from = |i: usize| if s < 5 { (s + i) % 5 } else { (s + 5 - i) % 5 };
    (0..5).map(|i| p / 3_usize.pow(from(i) as u32) % 3 * 3_usize.pow(i as u32)).sum()
}

pub fn check() -> Verdict {
    let rings = |symmetries| burnside(&fixed_point_counts(243, symmetries, image)).unwrap_or_default();
    let (turned, over) = (rings(5), rings(10));
    let few = "That is the number of colorings divided by the number of symmetries. Rings of one \
               color have one image each, not as many as there are symmetries.";
    predict("turned()", exercise::turned, turned)
        .mistake(48, few)
        .mistake(49, few)
        .mistake(243, "So many there are if no ring is turned.")
        .mistake(over, "So many are left if rings may be turned over as well.")
        .mistake(
            (243 + 4) / 5 + 1,
            "Each of the four turns leaves three rings as they are, one of each color.",
        )
        .mistake(
            (243 + 4 * 3) / 4,
            "Leaving the ring as it is counts as a symmetry, too: there are five.",
        )
        .judge()?;
    let half = "Half of the rings that may be turned: but many a ring is its own image when it is \
                turned over.";
    predict("turned_over()", exercise::turned_over, over)
        .mistake(24, few)
        .mistake(25, few)
        .mistake(turned / 2, half)
        .mistake(turned.div_ceil(2), half)
        .mistake(turned, "So many there are if rings may be turned only.")
        .mistake(
            (243 + 4 * 3 + 5 * 9) / 10,
            "Turning over leaves one bead in its place and exchanges two pairs. How many colors \
             are there to choose?",
        )
        .judge()
}
