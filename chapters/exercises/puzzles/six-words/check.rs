use exercise::{Shown, test};
use judge::{Verdict, allow, trial};
use puzzle::rubik::{CORNERS, EDGES, parse};

#[path = "buggy.rs"]
mod buggy;

/// What is seen in a slot after these turns.
fn after(slot: &str, turns: &str) -> String {
    let turn = parse(turns).ok().filter(|turns| turns.len() == 1);
    allow(turn.is_some(), || format!("there is no face {turns:?}: they are U R F D L B"));
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

/// As it is, but on one face it turns the other way.
fn back_on(wrong: char, slot: &str, face: char) -> String {
    let back = if face == wrong { "'" } else { "" };
    after(slot, &format!("{face}{back}"))
}

pub fn check() -> Verdict {
    // What the statement and the chapter say.
    assert_eq!([("UR", 'R'), ("UL", 'R')].map(|(slot, face)| mended(slot, face)), ["FR", "UL"]);
    assert_eq!(mended("URF", 'R'), "FRD");
    let unnoticed = "Your test does not notice it. One of the six words goes the wrong way \
                     around. Which faces have you tried?";
    let each = "Compare a slot that is on the face, for each of the six faces.";
    trial::<Shown>(&test, buggy::shown, mended, unnoticed)
        .fails("code that errs on U", |slot, face| back_on('U', slot, face), each)
        .fails("code that errs on R", |slot, face| back_on('R', slot, face), each)
        .fails("code that errs on F", |slot, face| back_on('F', slot, face), each)
        .fails("code that errs on D", |slot, face| back_on('D', slot, face), each)
        .fails("code that errs on L", |slot, face| back_on('L', slot, face), each)
        .judge()
}
