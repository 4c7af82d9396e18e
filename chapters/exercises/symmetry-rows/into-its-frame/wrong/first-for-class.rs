// message: The column is right, and the row is not: rows are numbered as the classes are.
pub type Window = (usize, usize);

fn apply(m: usize, (corners, sides): Window) -> Window {
    let around = 1 << (m + 3) % 4;
    if m < 4 {
        (corners ^ 1 << m, sides ^ 1 << m ^ around)
    } else {
        (corners, sides ^ 1 << (m - 4))
    }
}

fn image(s: usize, sides: usize) -> usize {
    let side = |i: usize| if s < 4 { (i + s) % 4 } else { (s + 3 - i) % 4 };
    (0..4).map(|i| (sides >> i & 1) << side(i)).sum()
}

pub fn neighbor(
    class: usize,
    place: usize,
    m: usize,
    first: &[usize],
    of: &[(usize, usize)],
) -> (usize, usize) {
    let (corners, sides) = apply(m, (first[class], place));
    let (class, s) = of[corners];
    let back = if s < 4 { (4 - s) % 4 } else { s };
    (first[class], image(back, sides))
}
