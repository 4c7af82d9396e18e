//! What somebody may have meant whose word is not known.

/// The known names that share a word with the one that was asked for, or else the
/// first few.
pub fn near<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let known: Vec<_> = known.collect();
    let common = ["", "code", "src", "rs", "md"];
    let shares = |other: &&&str| {
        let mut words = other.split(|c: char| !c.is_alphanumeric());
        words.any(|word| !common.contains(&word) && name.contains(word))
    };
    let mut near: Vec<_> = known.iter().filter(shares).take(8).copied().collect();
    if near.is_empty() {
        near = known.iter().take(8).copied().collect();
    }
    match near.is_empty() {
        true => " there is none yet".to_owned(),
        false => format!(" did you mean {}?", near.join(", ")),
    }
}
