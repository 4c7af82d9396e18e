// message: A number can be too large or too small to be a size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    Unknown { at: usize },
    Length { found: usize },
    Twice { twice: usize, missing: usize },
}

pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let mut stack = vec![];
    for (i, entry) in text.split(' ').enumerate() {
        match entry.parse::<usize>() {
            Ok(size) => stack.push(size - 1),
            Err(_) => return Err(Fault::Unknown { at: i + 1 }),
        }
    }
    if stack.len() != n {
        return Err(Fault::Length { found: stack.len() });
    }
    Ok(stack)
}
