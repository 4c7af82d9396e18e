// message: Places are counted from 1 in what is told.
/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The entry at this place is no size.
    Unknown { at: usize },
    /// There are so many entries, and not `n`.
    Length { found: usize },
    /// One size stands twice, and one is missing.
    Twice { twice: usize, missing: usize },
}

/// The stack that a text describes.
pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let mut stack = vec![];
    for (i, entry) in text.split(' ').enumerate() {
        match entry.parse::<usize>() {
            Ok(size) if (1..=n).contains(&size) => stack.push(size - 1),
            _ => return Err(Fault::Unknown { at: i }),
        }
    }
    if stack.len() != n {
        return Err(Fault::Length { found: stack.len() });
    }
    let times = |size| stack.iter().filter(|&&other| other == size).count();
    let twice = (0..n).find(|&size| times(size) > 1);
    let missing = (0..n).find(|&size| times(size) == 0);
    match (twice, missing) {
        (Some(twice), Some(missing)) => {
            Err(Fault::Twice { twice: twice + 1, missing: missing + 1 })
        }
        _ => Ok(stack),
    }
}
