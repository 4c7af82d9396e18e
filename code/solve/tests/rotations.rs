//! Puzzles that lie free in space: up to rotation they are the catalog's, which hold a piece.

use definition::{DefinedPuzzle, Definition};
use solve::{Instance, Limits, Purpose, PuzzleTable, solve};

type Vector = [i8; 3];
/// A turn of the whole, and the part of the puzzle that turns: where this is positive.
type Turn = (String, Box<dyn Fn(Vector) -> Vector>, Vector);

/// The stickers of a cube's corners, and of its faces: where they are, and where they face.
fn stickers(has_centers: bool) -> Vec<(Vector, Vector)> {
    let axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
    let mut all = Vec::new();
    for corner in corners() {
        all.extend(axes.map(|axis| (corner, [0, 1, 2].map(|k| axis[k] * corner[k]))));
    }
    for axis in axes.into_iter().filter(|_| has_centers) {
        all.extend([(axis, axis), (axis.map(|x| -x), axis.map(|x| -x))]);
    }
    all
}

fn corners() -> impl Iterator<Item = Vector> {
    (0..8).map(|bits| [0, 1, 2].map(|k| 1 - 2 * (bits >> k & 1)))
}

/// Generators in cycle notation: each turn moves the stickers of its part; rotations move all.
fn generators(
    stickers: &[(Vector, Vector)],
    turns: &[Turn],
    rotations: &[Turn],
) -> String {
    let mut text = String::new();
    for ((name, turn, part), all) in turns
        .iter()
        .map(|turn| (turn, false))
        .chain(rotations.iter().map(|turn| (turn, true)))
    {
        let is_in = |v: Vector| all || (0..3).map(|k| v[k] * part[k]).sum::<i8>() > 0;
        let image = |&(at, facing): &(Vector, Vector)| {
            let to = if is_in(at) { (turn(at), turn(facing)) } else { (at, facing) };
            stickers.iter().position(|sticker| *sticker == to).expect("a sticker")
        };
        let images: Vec<_> = stickers.iter().map(image).collect();
        text += if all { "rotation " } else { "" };
        text += &format!("{name} = ");
        let mut is_done = vec![false; images.len()];
        for start in 0..images.len() {
            let (mut point, mut cycle) = (start, Vec::new());
            while !std::mem::replace(&mut is_done[point], true) {
                cycle.push((point + 1).to_string());
                point = images[point];
            }
            if cycle.len() > 1 {
                text += &format!("({})", cycle.join(","));
            }
        }
        text += "\n";
    }
    text
}

/// Quarter turns of the six faces, all clockwise or all counterclockwise.
fn face_turns() -> Vec<Turn> {
    let axis = |(name, k, sign): (&str, usize, i8)| -> Turn {
        let turn = move |v: Vector| {
            let (a, b) = ((k + 1) % 3, (k + 2) % 3);
            let mut w = v;
            (w[a], w[b]) = (-sign * v[b], sign * v[a]);
            w
        };
        let mut part = [0; 3];
        part[k] = sign;
        (name.to_string(), Box::new(turn), part)
    };
    let faces = [
        ("R", 0, 1),
        ("L", 0, -1),
        ("U", 1, 1),
        ("D", 1, -1),
        ("F", 2, 1),
        ("B", 2, -1),
    ];
    faces.map(axis).into()
}

/// Turns of the eight halves about their corners, all in the same direction.
fn half_turns() -> Vec<Turn> {
    let half = |corner: Vector| -> Turn {
        let is_mirrored = corner.iter().product::<i8>() < 0;
        let turn = move |v: Vector| {
            let w = [0, 1, 2].map(|k| v[k] * corner[k]);
            let w = if is_mirrored { [w[1], w[2], w[0]] } else { [w[2], w[0], w[1]] };
            [0, 1, 2].map(|k| w[k] * corner[k])
        };
        let name = corner.map(|x| if x > 0 { 'p' } else { 'm' });
        (name.iter().collect(), Box::new(turn), corner)
    };
    corners().map(half).collect()
}

fn layers(instance: &Instance) -> Vec<u64> {
    let (purpose, limits) = (Purpose::Layers, Limits::default());
    PuzzleTable::compute(instance, None, purpose, limits, &|_| {}).unwrap().layers
}

fn read(text: &str) -> Definition {
    Definition::read("free.gens", text.as_bytes()).unwrap()
}

fn defined(definition: Definition) -> Instance {
    Instance::defined(DefinedPuzzle::new(definition).unwrap())
}

#[test]
fn free_cube_is_pocket_cube() {
    let cube = layers(&Instance::find("pocket-cube").unwrap());
    let mut whole = face_turns();
    whole.retain(|(name, ..)| ["R", "U"].contains(&&name[..]));
    for (rotation, name) in whole.iter_mut().zip(["x", "y"]) {
        rotation.0 = name.to_string();
    }
    let stickers = stickers(false);
    for rotations in [&[][..], &whole] {
        let free = read(&generators(&stickers, &face_turns(), rotations));
        assert_eq!(defined(free.clone()).puzzle().position_count(), 88_179_840);
        let held = free.up_to_rotation().unwrap();
        assert_eq!((held.free_rotations(), held.moves().len()), (24, 3));
        let held = defined(held);
        assert_eq!(held.puzzle().position_count(), 3_674_160);
        assert_eq!(layers(&held), cube);
    }
    // A scramble may use all moves, and named rotations; the solution leaves a corner alone.
    let held = read(&generators(&stickers, &face_turns(), &whole));
    let held = defined(held.up_to_rotation().unwrap());
    let rank = |text: &str| held.puzzle().scramble_rank(text).unwrap();
    assert_eq!(rank("R L'"), rank(""));
    assert_eq!(rank("x y2 U D' x'"), rank(""));
    // What comes to F with the whole has been on U.
    assert_eq!(rank("x F x'"), rank("U"));
    let scramble = "R U2 F' L D B2 x R2";
    let solution = solve(&held, rank(scramble), Limits::default()).unwrap();
    let names = held.puzzle().move_names();
    let moves: Vec<_> = solution.moves.iter().map(|&m| &names[m][..]).collect();
    assert!(!moves.is_empty());
    // The moves are those that leave the held corner, so they are also done from there.
    let solved = format!("({})'", moves.join(" "));
    assert_eq!(rank(&solved), rank(scramble));
    let position = held.puzzle().write_rank(rank(scramble));
    assert_eq!(held.puzzle().read_rank(&position).unwrap(), rank(scramble));
}

#[test]
fn free_skewb_is_skewb() {
    let free = read(&generators(&stickers(true), &half_turns(), &[]));
    assert_eq!(defined(free.clone()).puzzle().position_count(), 12 * 3_149_280);
    let held = free.up_to_rotation().unwrap();
    assert_eq!((held.free_rotations(), held.moves().len()), (12, 4));
    let skewb = layers(&Instance::find("skewb").unwrap());
    assert_eq!(layers(&defined(held)), skewb);
}
