//! The whole cube as the names of its pieces.

use super::corners::check_twists;
use super::edges::check_flips;
use super::{CORNERS, Cube, EDGES};
use crate::stickers::exact_entries;
use crate::{Pieces, PositionError};

impl Cube {
    /// Reads the piece in each slot: eight corners and twelve edges, as
    /// [`write`](Self::write) writes them. The `/` may be missing.
    ///
    /// # Errors
    /// [`PositionError`] says what was found and what was expected.
    ///
    /// # Complexity
    /// Time linear in the length of the text.
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::{Cube, parse};
    ///
    /// let text = "UBR URF UFL ULB DFR DLF DBL DRB / UB UR UF UL DR DF DL DB FR FL BL BR";
    /// let turned: Cube = parse("U")?.into_iter().map(Cube::from_turn).product();
    /// assert_eq!(Cube::read(text), Ok(turned));
    /// # Ok::<(), puzzle::rubik::TurnError>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, PositionError> {
        let entries = exact_entries(text, "piece", 20)?;
        let (pm, ori) = CORNERS.read(&entries[..8])?;
        check_twists(&ori)?;
        let corners = Pieces::assume_valid(pm, ori);
        let (pm, ori) = EDGES.read(&entries[8..])?;
        check_flips(&ori)?;
        let cube = Cube::new(corners, Pieces::assume_valid(pm, ori));
        cube.map_err(|error| PositionError::unsolvable(error.to_string()))
    }

    /// The letters of the stickers in each slot, corners first, in the order of [`CORNERS`]
    /// and [`EDGES`].
    ///
    /// # Examples
    /// ```
    /// use puzzle::rubik::Cube;
    ///
    /// assert_eq!(
    ///     Cube::SOLVED.write(),
    ///     "URF UFL ULB UBR DFR DLF DBL DRB / UR UF UL UB DR DF DL DB FR FL BL BR",
    /// );
    /// ```
    pub fn write(&self) -> String {
        let corners = CORNERS.write(self.corners().pm(), self.corners().ori());
        [corners, EDGES.write(self.edges().pm(), self.edges().ori())].join(" / ")
    }
}
