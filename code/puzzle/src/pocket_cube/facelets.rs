//! The pocket cube as its 24 stickers.

use super::{FaceletError, PocketCube, SLOTS};
use crate::{PositionError, check_each_once};

/// The three facelets of each slot, clockwise from the one on U or D. Facelets are numbered
/// by face, in the order U R F D L B, four to a face; the slot DBL is last.
const CORNERS: [[usize; 3]; 8] = [
    [3, 4, 9],    // URF
    [2, 8, 17],   // UFL
    [0, 16, 21],  // ULB
    [1, 20, 5],   // UBR
    [13, 11, 6],  // DFR
    [12, 19, 10], // DLF
    [15, 7, 22],  // DRB
    [14, 23, 18], // DBL, which does not move
];

/// The facelets of the slot DBL.
const DBL: [usize; 3] = CORNERS[7];

/// The faces of a piece's three stickers in the solved position: U R F D L B are 0 to 5.
fn home_faces(piece: usize) -> [usize; 3] {
    CORNERS[piece].map(|facelet| facelet / 4)
}

/// The facelets of a position, as 24 letters in the order U R F D L B.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::{Face, PocketCube, to_facelets};
///
/// assert_eq!(to_facelets(&PocketCube::SOLVED), "UUUURRRRFFFFDDDDLLLLBBBB");
/// assert_eq!(to_facelets(&Face::U.turn()), "UUUUBBRRRRFFDDDDFFLLLLBB");
/// ```
pub fn to_facelets(position: &PocketCube) -> String {
    let mut letters = ['?'; 24];
    for slot in 0..8 {
        let (piece, ori) = match slot {
            7 => (7, 0),
            _ => (position.pm()[slot].into(), position.ori()[slot].into()),
        };
        for k in 0..3 {
            let facelet = CORNERS[slot][(k + ori) % 3];
            letters[facelet] = ['U', 'R', 'F', 'D', 'L', 'B'][home_faces(piece)[k]];
        }
    }
    letters.into_iter().collect()
}

/// Reads a position from its 24 facelets.
///
/// The colors may be any six letters, and spaces are skipped. The corner in DBL gives the
/// colors of D, B and L; the corner that has none of these colors gives those of U, R and
/// F, and the other corners give their order.
///
/// # Errors
/// [`FaceletError`]: a wrong number of facelets or of facelets of one color, a corner that
/// does not exist, a duplicate corner, or a single corner twisted in place.
///
/// # Examples
/// ```
/// use puzzle::pocket_cube::{PocketCube, from_facelets};
///
/// let solved = from_facelets("WWWW GGGG RRRR YYYY BBBB OOOO")?;
/// assert_eq!(solved, PocketCube::SOLVED);
///
/// let error = from_facelets("WWWW GGGG RRRR").unwrap_err();
/// assert!(error.to_string().starts_with("found 12 facelets"));
/// # Ok::<(), puzzle::FaceletError>(())
/// ```
pub fn from_facelets(text: &str) -> Result<PocketCube, FaceletError> {
    let colors: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if colors.len() != 24 {
        return Err(FaceletError::Length { found: colors.len() });
    }
    for &color in &colors {
        let found = colors.iter().filter(|&&c| c == color).count();
        if found != 4 {
            return Err(FaceletError::Color { color, found });
        }
    }
    // ANCHOR: from_facelets
    let fixed = DBL.map(|facelet| colors[facelet]);
    let opposite = (0..7)
        .map(|slot| CORNERS[slot].map(|facelet| colors[facelet]))
        .find(|corner| corner.iter().all(|color| !fixed.contains(color)))
        .ok_or_else(|| missing_opposite(&colors, fixed))?;
    // Tries all assignments of the two corners' colors to faces. At most one can work.
    // If none works, the one with the fewest invalid slots gives the best message; for
    // that purpose the two corners may also be twisted or mirrored.
    let assignments =
        COLOR_ORDERS.iter().flat_map(|a| COLOR_ORDERS.iter().map(move |b| (a, b)));
    let readings = assignments.map(|(a, b)| {
        let fixed = a.map(|k| fixed[k]).into_iter().zip(home_faces(7));
        let opposite = b.map(|k| opposite[k]).into_iter().zip(home_faces(0));
        read_corners(&colors, &Vec::from_iter(fixed.chain(opposite)))
    });
    let best =
        readings.min_by_key(|reading| reading.as_ref().map_or_else(|e| e.0, |_| 0));
    // ANCHOR_END: from_facelets
    match best.expect("there are 36 readings") {
        Ok((pm, ori)) => Ok(PocketCube::new(pm, ori)?),
        Err((_, error)) => Err(error),
    }
}

/// The error for a slot with these colors.
fn corner_error(slot: &'static str, colors: [char; 3]) -> FaceletError {
    FaceletError::Corner { slot, colors: colors.iter().collect() }
}

/// The error if every corner shares a color with DBL. Then DBL has three different colors:
/// four facelets each of one or two colors could not be on all seven other corners.
fn missing_opposite(colors: &[char], fixed: [char; 3]) -> FaceletError {
    let mut missing = Vec::from_iter(colors.iter().filter(|c| !fixed.contains(c)));
    missing.sort_unstable();
    missing.dedup();
    FaceletError::Opposite {
        fixed: fixed.iter().collect(),
        missing: missing.into_iter().collect(),
    }
}

/// The permutations of three colors, the identity first.
const COLOR_ORDERS: [[usize; 3]; 6] =
    [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];

/// The piece and the orientation in each slot.
type CornerArrays = ([u8; 7], [u8; 7]);

/// Finds the piece in each slot, given the face of each color. The error is the number of
/// invalid slots, and the message for the first of them.
fn read_corners(
    colors: &[char],
    color_faces: &[(char, usize)],
) -> Result<CornerArrays, (usize, FaceletError)> {
    let (mut pm, mut ori) = ([0; 8], [0; 8]);
    let (mut invalid, mut error) = (0, None);
    for slot in 0..8 {
        let shown = CORNERS[slot].map(|facelet| colors[facelet]);
        let faces = shown
            .map(|c| color_faces.iter().find(|(color, _)| *color == c).map(|k| k.1));
        let fits = |&(piece, turn): &(usize, usize)| {
            (0..3).all(|k| faces[(k + turn) % 3] == Some(home_faces(piece)[k]))
        };
        // The slot DBL can only hold its own piece, with orientation 0.
        let (pieces, turns) = if slot == 7 { (7..8, 0..1) } else { (0..7, 0..3) };
        let mut choices =
            pieces.flat_map(|piece| turns.clone().map(move |turn| (piece, turn)));
        match choices.find(fits) {
            Some((piece, turn)) => (pm[slot], ori[slot]) = (piece as u8, turn as u8),
            None => {
                let name = SLOTS.get(slot).unwrap_or(&"DBL");
                error = error.or(Some(corner_error(name, shown)));
                invalid += 1;
            }
        }
    }
    let ([pm @ .., _], [ori @ .., _]) = (pm, ori);
    match error {
        None => check_each_corner_once(&pm, color_faces)
            .map(|()| (pm, ori))
            .map_err(|error| (0, error)),
        Some(error) => Err((invalid, error)),
    }
}

/// Checks that each piece is in exactly one slot, given the face of each color.
fn check_each_corner_once(
    pm: &[u8; 7],
    color_faces: &[(char, usize)],
) -> Result<(), FaceletError> {
    let Err(PositionError::Duplicate { duplicate, missing, .. }) =
        check_each_once(pm, 0)
    else {
        return Ok(());
    };
    let color =
        |face| color_faces.iter().find(|(_, other)| *other == face).map(|k| k.0);
    let colors =
        |piece: usize| home_faces(piece).into_iter().filter_map(color).collect();
    let slots = SLOTS
        .into_iter()
        .zip(pm)
        .filter(|(_, piece)| usize::from(**piece) == duplicate);
    Err(FaceletError::Duplicate {
        duplicate: colors(duplicate),
        slots: slots.map(|(slot, _)| slot).collect(),
        missing: colors(missing),
    })
}
