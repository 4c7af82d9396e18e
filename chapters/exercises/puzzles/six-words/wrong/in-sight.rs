// message: Which faces have you tried?
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    assert_eq!(shown("UR", 'U'), "UB");
    assert_eq!(shown("UR", 'R'), "FR");
    assert_eq!(shown("UF", 'F'), "LF");
}
