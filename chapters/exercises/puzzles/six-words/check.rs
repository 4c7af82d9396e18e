use exercise::{Shown, test};
use judge::{Verdict, trial};
use puzzle::rubik::{CORNERS, EDGES, parse};

#[path = "buggy.rs"]
mod buggy;

/// What is seen in a slot after these turns.
fn after(slot: &str, turns: &str) -> String {
    let turn = parse(turns).expect("a turn of U, R, F, D, L or B")[0];
    let corner = CORNERS.names.iter().position(|&name| name == slot);
    let edge = EDGES.names.iter().position(|&name| name == slot);
    let text = match (corner, edge) {
        (Some(_), _) => CORNERS.write(turn.corners().pm(), turn.corners().ori()),
        (_, Some(_)) => EDGES.write(turn.edges().pm(), turn.edges().ori()),
        _ => panic!(
            "Your test asks for the slot {slot:?}. The slots have these names: {}, {}.",
            CORNERS.names.join(" "),
            EDGES.names.join(" ")
        ),
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
