// message: order() puts C before E, and both have a bead in slot 4
pub fn order() -> &'static str {
    "FDBACE"
}
