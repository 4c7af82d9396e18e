// message: the walk must be known before its length can be compared
pub fn order() -> &'static str {
    "FCEABGD"
}
