// message: it fails on the mended code (line 5)
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    assert_eq!(shown("DR", 'R'), "FR");
}
