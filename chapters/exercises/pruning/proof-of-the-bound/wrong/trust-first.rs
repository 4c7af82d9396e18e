// message: only then is a step from one position a step from all that share the index
pub fn order() -> &'static str {
    "FCAEGBD"
}
