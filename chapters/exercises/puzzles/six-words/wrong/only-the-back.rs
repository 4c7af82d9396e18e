// message: Compare a slot that is on the face, for each of the six faces.
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    assert_eq!(shown("UB", 'B'), "RB");
}
