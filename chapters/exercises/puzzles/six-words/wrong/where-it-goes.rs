// message: it fails on the mended code
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    assert_eq!(shown("UR", 'R'), "BR");
    assert_eq!(shown("UB", 'B'), "LB");
}
