// message: left: "BR"
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    assert_eq!(shown("DR", 'R'), "FR");
}
