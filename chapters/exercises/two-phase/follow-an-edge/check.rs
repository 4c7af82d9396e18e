use judge::{Verdict, compare};
use puzzle::rubik::{Cube, CubeFace, Turn};

const FACES: [CubeFace; 6] =
    [CubeFace::U, CubeFace::R, CubeFace::F, CubeFace::D, CubeFace::L, CubeFace::B];

type Case = (usize, bool, Vec<usize>);

/// The slot and the flip of the edge, by turns of the whole cube.
fn right(case: &Case) -> (usize, bool) {
    followed(case, 1)
}

fn followed((slot, flipped, faces): &Case, quarters: u8) -> (usize, bool) {
    let turn = |&face: &usize| Turn::new(FACES[face], quarters).map(Cube::from_turn);
    let cube: Cube = faces.iter().filter_map(turn).product();
    let after =
        (0..12).find(|&i| usize::from(cube.edges().pm()[i]) == *slot).unwrap_or(0);
    (after, flipped ^ (cube.edges().ori()[after] == 1))
}

fn cases() -> impl Iterator<Item = Case> {
    let one =
        (0..6).flat_map(|face| (0..12).map(move |slot| (slot, false, vec![face])));
    let more = (0..200).map(|k: usize| {
        let faces = (0..k % 7).map(|i| (k * k + i * (i + k) + i) % 6).collect();
        (k * 5 % 12, k % 2 == 1, faces)
    });
    one.chain(more)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |(slot, flipped, faces)| format!("follow({slot}, {flipped}, &{faces:?})"),
        |(slot, flipped, faces)| exercise::follow(*slot, *flipped, faces),
        right,
    )
    .mistake("It looks as if you turn the other way round.", |case| followed(case, 3))
    .mistake("It looks as if no turn flips an edge. F and B do.", |case| {
        (right(case).0, case.1)
    })
    .mistake(
        "It looks as if F and B flip every edge. They flip those that they move.",
        |case| {
            let flips = case.2.iter().filter(|&&face| face == 2 || face == 5).count();
            (right(case).0, case.1 ^ (flips % 2 == 1))
        },
    )
    .judge()
}
