use std::collections::HashMap;

use judge::{Verdict, ask, ensure, wrong};
use puzzle::Metric;
use puzzle::pocket_cube::{self, PocketCube, SLOTS};
use symmetry::PieceSymmetries;

type Sees = fn(&PocketCube) -> Vec<u8>;

fn slot(p: &PocketCube, piece: u8) -> usize {
    p.pm().iter().position(|&other| other == piece).unwrap_or(0)
}

const COORDINATES: [(char, Sees); 7] = [
    ('A', |p| p.pm().to_vec()),
    ('B', |p| p.ori().to_vec()),
    ('C', |p| vec![slot(p, 0) as u8]),
    ('D', |p| vec![slot(p, 1) as u8]),
    ('E', |p| p.pm().iter().map(|piece| u8::from([1, 3, 4].contains(piece))).collect()),
    ('F', |p| vec![p.ori()[slot(p, 0)]]),
    ('G', |p| vec![slot(p, 0) as u8, p.ori()[slot(p, 0)]]),
];

/// The positions within three moves of solved, with the moves to each.
fn positions() -> Vec<(String, PocketCube)> {
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let mut all = vec![(String::new(), PocketCube::SOLVED)];
    let mut layer = all.clone();
    for _ in 0..3 {
        let next = layer.iter().flat_map(|(way, p)| {
            moves.iter().map(move |m| (format!("{way} {m}"), *p * m.position()))
        });
        layer = next.collect();
        all.extend(layer.iter().cloned());
    }
    all
}

/// Two positions that look the same, and a symmetry after which they do not.
fn clash(
    all: &[(String, PocketCube)],
    cube: &PieceSymmetries<7, 3>,
    sees: Sees,
) -> Option<String> {
    for (s, relabeling) in cube.relabelings.iter().enumerate() {
        let mut first = HashMap::new();
        for (way, p) in all {
            let image = sees(&relabeling.conjugate(p));
            let (other, seen) = first.entry(sees(p)).or_insert((way, image.clone()));
            if *seen != image {
                let what = if relabeling.is_mirrored() { "mirror" } else { "turn" };
                let name = |way: &str| match way.trim() {
                    "" => "the solved cube".to_owned(),
                    way => format!("the cube after {way}"),
                };
                let u = cube.group.image(s, 0);
                let u = pocket_cube::moves(Metric::HalfTurn)[u];
                return Some(format!(
                    "it is equal for {} and {}, and differs for their images under the {what} \
                     that turns U into {u}",
                    name(other),
                    name(way)
                ));
            }
        }
    }
    None
}

fn reason(letter: char) -> String {
    match letter {
        'A' => "slots and corners get new names, and where what is says all of it".into(),
        'C' => format!(
            "the corner {} keeps its name, and its slot gets the new name of that slot",
            SLOTS[0]
        ),
        'E' => "the three corners exchange their names among each other, so the set of their \
                slots becomes the set of the renamed slots"
            .into(),
        _ => "the corner keeps its name, and how it is turned, counted anew, depends on its slot and \
              on how it was turned, both of which are seen"
            .into(),
    }
}

pub fn check() -> Verdict {
    let letters = ask::<&str>("bear()", exercise::bear)?.to_uppercase();
    for letter in letters.chars().filter(|c| c.is_alphanumeric()) {
        ensure(('A'..='G').contains(&letter), || {
            format!("bear() gives {letters:?}, and there is no {letter}.")
        })?;
    }
    let moves = pocket_cube::moves(Metric::HalfTurn);
    let turns: Vec<_> = moves.iter().map(|m| m.position()).collect();
    let cube =
        PieceSymmetries::find(&turns).map_err(|error| wrong(error.to_string()))?;
    let all = positions();
    for (letter, sees) in COORDINATES {
        let fault = match (letters.contains(letter), clash(&all, &cube, sees)) {
            (true, Some(clash)) => format!("You name {letter}, but {clash}."),
            (false, None) => format!("You leave out {letter}: {}.", reason(letter)),
            _ => continue,
        };
        return Err(wrong(format!("bear() gives {letters:?}. {fault}")));
    }
    Ok(())
}
