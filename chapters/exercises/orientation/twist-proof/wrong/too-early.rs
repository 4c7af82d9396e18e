// message: B needs the total twist of the position it excludes, which E says
pub fn order() -> &'static str {
    "CFDABE"
}
