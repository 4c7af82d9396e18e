// message: it is not known yet that h·c comes up
pub fn order() -> &'static str {
    "DBCEA"
}
