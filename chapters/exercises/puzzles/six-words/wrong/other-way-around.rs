// message: Your test gives what it may not: there is no slot "FU". The slots have these names: URF
pub type Shown = fn(&str, char) -> String;

pub fn test(shown: Shown) {
    assert_eq!(shown("FU", 'F'), "FL");
}
