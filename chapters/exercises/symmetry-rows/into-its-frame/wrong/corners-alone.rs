// message: as if only the corners were brought to the first of their class
pub type Window = (usize, usize);

fn apply(m: usize, (corners, sides): Window) -> Window {
    let around = 1 << (m + 3) % 4;
    if m < 4 {
        (corners ^ 1 << m, sides ^ 1 << m ^ around)
    } else {
        (corners, sides ^ 1 << (m - 4))
    }
}

pub fn neighbor(
    class: usize,
    place: usize,
    m: usize,
    first: &[usize],
    of: &[(usize, usize)],
) -> (usize, usize) {
    let (corners, sides) = apply(m, (first[class], place));
    (of[corners].0, sides)
}
