use exercise::{Shown, test};
use judge::{Verdict, allow, stand_in, trial};
use puzzle::rubik::{CORNERS, EDGES, parse};

#[path = "buggy.rs"]
mod buggy;

/// What is seen in a slot after these turns.
fn after(slot: &str, turns: &str) -> String {
    let turn = parse(turns).ok().filter(|turns| turns.len() == 1);
    allow(turn.is_some(), || {
        format!("there is no face {turns:?}: they are U R F D L B")
    });
    let turn = turn.expect("a turn")[0];
    let corner = CORNERS.names.iter().position(|&name| name == slot);
    let edge = EDGES.names.iter().position(|&name| name == slot);
    allow(corner.or(edge).is_some(), || {
        format!(
            "there is no slot {slot:?}. The slots have these names: {}, {}",
            CORNERS.names.join(" "),
            EDGES.names.join(" ")
        )
    });
    let text = match (corner, edge) {
        (Some(_), _) => CORNERS.write(turn.corners().pm(), turn.corners().ori()),
        _ => EDGES.write(turn.edges().pm(), turn.edges().ori()),
    };
    let place = corner.or(edge).expect("one of the two");
    text.split(' ').nth(place).expect("a text has every slot").to_string()
}

fn mended(slot: &str, face: char) -> String {
    after(slot, &face.to_string())
}

/// As it is, but one face is turned in another way, the way with this number.
fn errs<const WRONG: char, const WAY: usize>(slot: &str, face: char) -> String {
    let right = mended(slot, face); // refuses what is no slot and no face
    match WAYS[WAY].1 {
        _ if face != WRONG => right,
        Some(turn) => after(slot, &format!("{face}{turn}")),
        None => slot.to_string(),
    }
}

/// What wrong code does, and what it writes after the face.
const WAYS: [(&str, Option<&str>); 3] = [
    ("turns", Some("'")),
    ("makes a half turn of", Some("2")),
    ("does not turn", None),
];

/// The wrong codes for one face.
fn errors<const WRONG: char>() -> (char, [Shown; 3]) {
    (WRONG, [errs::<WRONG, 0>, errs::<WRONG, 1>, errs::<WRONG, 2>])
}

pub fn check() -> Verdict {
    // What the statement and the chapter say.
    assert_eq!(
        [("UR", 'R'), ("UL", 'R')].map(|(slot, face)| mended(slot, face)),
        ["FR", "UL"]
    );
    assert_eq!(mended("URF", 'R'), "FRD");
    let unnoticed = "Your test does not notice it. One of the six words goes the wrong way \
                     around. Which faces have you tried?";
    let each = "Compare a slot that is on the face, for each of the six faces.";
    let faces = [
        errors::<'U'>(),
        errors::<'R'>(),
        errors::<'F'>(),
        errors::<'D'>(),
        errors::<'L'>(),
        errors::<'B'>(),
    ];
    let mut trial = trial(stand_in!(test: Shown, |a, b|), buggy::shown, mended, unnoticed);
    for (way, (does, _)) in WAYS.iter().enumerate() {
        let how = ["the other way", "", "at all"][way];
        for (face, codes) in &faces {
            let what = format!("code that {does} {face} {how}");
            trial = trial.fails(what.trim_end(), codes[way], each);
        }
    }
    trial.judge()
}
