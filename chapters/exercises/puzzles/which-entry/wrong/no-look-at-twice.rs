// message: A size that stands twice is a fault.
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
            Ok(size) if size >= 1 && size <= n => stack.push(size - 1),
            _ => return Err(Fault::Unknown { at: i + 1 }),
        }
    }
    if stack.len() != n {
        return Err(Fault::Length { found: stack.len() });
    }
    Ok(stack)
}
