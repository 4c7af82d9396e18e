// message: You leave out G: the corner keeps its name
pub fn bear() -> &'static str {
    "ACE"
}
