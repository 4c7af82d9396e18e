// message: Your test passes on code that makes a half turn of U as well.
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    // What is seen if the face is turned the other way must not be seen.
    assert_ne!(shown("UR", 'U'), "UF");
    assert_ne!(shown("UR", 'R'), "BR");
    assert_ne!(shown("UF", 'F'), "RF");
    assert_ne!(shown("DF", 'D'), "DR");
    assert_ne!(shown("UL", 'L'), "FL");
    assert_ne!(shown("UB", 'B'), "LB");
}
