//! The whole cube as its 54 stickers.

use super::{CORNERS, Cube, CubeFace, CubeFaceletError, EDGES};
use crate::{Pieces, SlotNames};

/// For each face in the order U R F D L B: the neighbors at its right and at its lower side,
/// as the face is read.
const RIGHT_AND_DOWN: [[char; 2]; 6] =
    [['R', 'F'], ['B', 'D'], ['R', 'D'], ['R', 'B'], ['F', 'D'], ['L', 'D']];

/// The number of the face with this letter, 0 to 5.
fn face_number(letter: char) -> usize {
    let number = CubeFace::ALL.iter().position(|face| face.letter() == letter);
    number.expect("slots are named by the letters of faces")
}

/// The letter of the opposite face.
fn opposite(letter: char) -> char {
    CubeFace::ALL[(face_number(letter) + 3) % 6].letter()
}

/// The facelet of a slot on a face, 0 to 53: nine to a face in the order U R F D L B, row by
/// row. The slot `U` is the center of U.
// ANCHOR: facelet
fn facelet(slot: &str, face: char) -> usize {
    let line = |neighbor| {
        let is_first = slot.contains(opposite(neighbor));
        1 + usize::from(slot.contains(neighbor)) - usize::from(is_first)
    };
    let [right, down] = RIGHT_AND_DOWN[face_number(face)];
    9 * face_number(face) + 3 * line(down) + line(right)
}
// ANCHOR_END: facelet

impl Cube {
    /// The facelets of the position, as 54 letters: nine to a face in the order U R F D L B,
    /// row by row, as in Kociemba's programs.
    ///
    /// # Complexity
    /// Constant time; 54 bytes and some for each slot while they are written.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::{Cube, parse};
    ///
    /// let turned: Cube = parse("U")?.into_iter().map(Cube::from_turn).product();
    /// assert_eq!(
    ///     turned.to_facelets(),
    ///     "UUUUUUUUUBBBRRRRRRRRRFFFFFFDDDDDDDDDFFFLLLLLLLLLBBBBBB",
    /// );
    /// # Ok::<(), puzzle::rubik::TurnError>(())
    /// ```
    // ANCHOR: to_facelets
    pub fn to_facelets(&self) -> String {
        let mut letters = [' '; 54];
        for letter in CubeFace::ALL.map(CubeFace::letter) {
            letters[facelet(&letter.to_string(), letter)] = letter;
        }
        let corners = CORNERS.write(self.corners().pm(), self.corners().ori());
        let edges = EDGES.write(self.edges().pm(), self.edges().ori());
        let slots = CORNERS.names.iter().chain(EDGES.names);
        let shown = corners.split(' ').chain(edges.split(' '));
        for (slot, shown) in slots.zip(shown) {
            for (face, color) in slot.chars().zip(shown.chars()) {
                letters[facelet(slot, face)] = color;
            }
        }
        letters.into_iter().collect()
    }
    // ANCHOR_END: to_facelets

    /// Reads a position from its 54 facelets, in the order of
    /// [`to_facelets`](Self::to_facelets).
    ///
    /// The colors may be any six letters, and spaces are skipped. The centers say which color
    /// belongs to which face, so the cube may be held in any way. A net, in lines, may have U
    /// above L F R B and D below them.
    ///
    /// # Errors
    /// [`CubeFaceletError`]: another net, a wrong number of facelets or of facelets of one
    /// color, two centers of one color, faces in a wrong order, a piece that does not exist or is
    /// there twice, a twisted corner, a flipped edge, or two swapped pieces; the first of these
    /// that holds.
    ///
    /// # Complexity
    /// Time linear in the length of the text, and four bytes for each of its letters.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::Cube;
    ///
    /// let rows = |colors: [&str; 6]| colors.map(|color| color.repeat(9)).join("\n");
    /// let solved = Cube::from_facelets(&rows(["W", "R", "G", "Y", "O", "B"]))?;
    /// assert_eq!(solved, Cube::SOLVED);
    ///
    /// // One edge flipped: the last sticker of the middle row of U, and its neighbor on R.
    /// let mut flipped: Vec<char> = solved.to_facelets().chars().collect();
    /// flipped.swap(5, 10);
    /// let error = Cube::from_facelets(&String::from_iter(flipped)).unwrap_err();
    /// assert!(error.to_string().starts_with("an edge is flipped"));
    /// # Ok::<(), puzzle::rubik::CubeFaceletError>(())
    /// ```
    // ANCHOR: from_facelets
    pub fn from_facelets(text: &str) -> Result<Self, CubeFaceletError> {
        let facelets = Facelets::read(text)?;
        let (corners, twists) = facelets.read_pieces("corner", &CORNERS)?;
        let (edges, flips) = facelets.read_pieces("edge", &EDGES)?;
        let total = twists.iter().sum::<u8>() % 3;
        if total > 0 {
            return Err(CubeFaceletError::Twist { total });
        }
        let flipped = flips.iter().filter(|&&flip| flip == 1).count();
        if !flipped.is_multiple_of(2) {
            return Err(CubeFaceletError::Flip { flipped });
        }
        let corners = Pieces::assume_valid(corners, twists);
        Ok(Cube::new(corners, Pieces::assume_valid(edges, flips))?)
    }
    // ANCHOR_END: from_facelets

    /// The 54 colors of a text in the order of [`to_facelets`](Self::to_facelets), if there are
    /// so many; they are not checked. Commas, slashes, bars, quotes and square brackets are
    /// skipped, unless they are among the 54.
    ///
    /// # Errors
    /// [`CubeFaceletError::Length`] and [`CubeFaceletError::Net`].
    ///
    /// # Complexity
    /// Time linear in the length of the text, and four bytes for each of its letters.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::Cube;
    ///
    /// let net = ["WWW", "OOOGGGRRRBBB", "YYY"].map(|row| [row; 3].join("\n")).join("\n");
    /// let colors = String::from_iter(Cube::facelet_colors(&net)?);
    /// assert_eq!(colors, "WWWWWWWWWRRRRRRRRRGGGGGGGGGYYYYYYYYYOOOOOOOOOBBBBBBBBB");
    /// # Ok::<(), puzzle::rubik::CubeFaceletError>(())
    /// ```
    pub fn facelet_colors(text: &str) -> Result<Vec<char>, CubeFaceletError> {
        let read = |separators: &str| -> Vec<Vec<char>> {
            let is_color = |c: &char| !c.is_whitespace() && !separators.contains(*c);
            let rows = text.lines().map(|row| row.chars().filter(is_color).collect());
            rows.filter(|row: &Vec<char>| !row.is_empty()).collect()
        };
        let mut rows = read("");
        if rows.concat().len() != 54 {
            rows = read(",/|\"[]");
        }
        let lengths: Vec<_> = rows.iter().map(Vec::len).collect();
        let found = lengths.iter().sum();
        if found != 54 {
            return Err(CubeFaceletError::Length { found });
        }
        if lengths == NET_ROWS {
            let face = |&(row, column): &(usize, usize)| {
                rows[row..row + 3].iter().flat_map(move |row| &row[column..column + 3])
            };
            return Ok(NET_FACES.iter().flat_map(face).copied().collect());
        }
        if lengths.contains(&3) && lengths.iter().any(|&length| length > 3) {
            return Err(CubeFaceletError::Net { rows: lengths });
        }
        Ok(rows.concat())
    }
}

/// The number of letters in each row of a net: U, then L F R B, then D.
const NET_ROWS: [usize; 9] = [3, 3, 3, 12, 12, 12, 3, 3, 3];

/// The first row and column of each face of a net, in the order U R F D L B.
const NET_FACES: [(usize, usize); 6] = [(0, 0), (3, 6), (3, 3), (6, 0), (3, 0), (3, 9)];

/// Facelets of six colors, nine of each color, whose centers show six colors.
struct Facelets {
    colors: Vec<char>,
    /// The color of each center, in the order U R F D L B.
    centers: [char; 6],
}

/// The colors of a text, each with its number of facelets, in the order of the text.
fn count_colors(colors: &[char]) -> Vec<(char, usize)> {
    let mut counts: Vec<(char, usize)> = Vec::new();
    for &color in colors {
        match counts.iter_mut().find(|count| count.0 == color) {
            Some(count) => count.1 += 1,
            None => counts.push((color, 1)),
        }
    }
    counts
}

impl Facelets {
    fn read(text: &str) -> Result<Self, CubeFaceletError> {
        let colors = Cube::facelet_colors(text)?;
        let counts = count_colors(&colors);
        if counts.len() > 6 {
            let found = counts.into_iter().map(|count| count.0).collect();
            return Err(CubeFaceletError::Colors { found });
        }
        let wrong: Vec<_> = counts.into_iter().filter(|count| count.1 != 9).collect();
        if !wrong.is_empty() {
            return Err(CubeFaceletError::Counts { wrong });
        }
        let letters = CubeFace::ALL.map(CubeFace::letter);
        let centers = letters.map(|face| colors[facelet(&face.to_string(), face)]);
        for (second, &color) in centers.iter().enumerate() {
            let first = centers[..second].iter().position(|&other| other == color);
            if let Some(first) = first {
                let faces = [letters[first], letters[second]];
                return Err(CubeFaceletError::Centers { faces, color });
            }
        }
        Ok(Facelets { colors, centers })
    }

    /// The letter of the face whose center has this color. All six colors are on centers.
    fn face_of(&self, color: char) -> char {
        let number = self.centers.iter().position(|&center| center == color);
        CubeFace::ALL[number.expect("the centers show all colors")].letter()
    }

    /// The colors of a piece with this name.
    fn piece_colors(&self, name: &str) -> String {
        name.chars().map(|face| self.centers[face_number(face)]).collect()
    }

    /// Finds the piece and its orientation in each slot for pieces of one kind, and checks
    /// that each piece is there once.
    fn read_pieces<const N: usize>(
        &self,
        piece: &'static str,
        slots: &SlotNames,
    ) -> Result<([u8; N], [u8; N]), CubeFaceletError> {
        let (mut pm, mut ori) = ([0; N], [0; N]);
        for (i, slot) in slots.names.iter().enumerate() {
            let shown: Vec<char> =
                slot.chars().map(|face| self.colors[facelet(slot, face)]).collect();
            let letters: String =
                shown.iter().map(|&color| self.face_of(color)).collect();
            let found = slots.find_piece(&letters);
            (pm[i], ori[i]) =
                found.ok_or_else(|| self.impossible_piece(piece, slot, &shown))?;
        }
        let times =
            |piece: usize| pm.iter().filter(|&&p| usize::from(p) == piece).count();
        let Some(duplicate) = (0..N).find(|&piece| times(piece) > 1) else {
            return Ok((pm, ori));
        };
        let holds_duplicate = |&slot: &usize| usize::from(pm[slot]) == duplicate;
        let missing = (0..N).filter(|&piece| times(piece) == 0);
        Err(CubeFaceletError::Duplicate {
            piece,
            duplicate: self.piece_colors(slots.names[duplicate]),
            slots: (0..N)
                .filter(holds_duplicate)
                .map(|slot| slots.names[slot])
                .collect(),
            missing: missing
                .map(|piece| self.piece_colors(slots.names[piece]))
                .collect(),
        })
    }

    /// Whether the centers, the letters of all faces, are those of a rotated cube.
    fn are_centers_rotated(&self) -> bool {
        let [u, r, f, d, l, b] = self.centers;
        let are_opposite = [[u, d], [r, l], [f, b]].map(|[a, b]| opposite(a) == b);
        let is_corner = CORNERS.find_piece(&String::from_iter([u, r, f])).is_some();
        are_opposite == [true; 3] && is_corner
    }

    /// The error for colors that no piece of a kind shows in this order.
    fn impossible_piece(
        &self,
        piece: &'static str,
        slot: &'static str,
        shown: &[char],
    ) -> CubeFaceletError {
        let letters = CubeFace::ALL.map(CubeFace::letter);
        let are_letters = letters.iter().all(|letter| self.centers.contains(letter));
        if are_letters && !self.are_centers_rotated() {
            return CubeFaceletError::FaceOrder { centers: self.centers };
        }
        let colors = String::from_iter(shown);
        let pairs =
            || (0..shown.len()).flat_map(|b| (0..b).map(move |a| [shown[a], shown[b]]));
        if pairs().any(|[a, b]| a == b) {
            return CubeFaceletError::RepeatedColor { piece, slot, colors };
        }
        let is_opposite =
            |[a, b]: &[char; 2]| opposite(self.face_of(*a)) == self.face_of(*b);
        if let Some(opposite) = pairs().find(is_opposite) {
            return CubeFaceletError::OppositeColors { piece, slot, colors, opposite };
        }
        // Three different colors, no two of them opposite, are those of one corner.
        let names = CORNERS.names.iter().map(|name| self.piece_colors(name));
        let corner =
            names.filter(|name| shown.iter().all(|&color| name.contains(color)));
        CubeFaceletError::Mirrored { slot, colors, corner: corner.collect() }
    }
}
