// message: A needs to know where it all starts, which C says
pub fn order() -> &'static str {
    "FDACEB"
}
