// message: In the stack, sizes are numbers from 0.
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
            Ok(size) if size >= 1 && size <= n => stack.push(size),
            _ => return Err(Fault::Unknown { at: i + 1 }),
        }
    }
    Ok(stack)
}
