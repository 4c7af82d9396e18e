// message: You leave out G: a tile
pub fn well_defined() -> &'static str {
    "BCE"
}
