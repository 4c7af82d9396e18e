// message: With a small `n` you are right. Sizes go up to `n`
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    Unknown { at: usize },
    Length { found: usize },
    Twice { twice: usize, missing: usize },
}

pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let mut stack = vec![];
    for (i, entry) in text.split(' ').enumerate() {
        match entry.parse::<u8>() {
            Ok(size) if (1..=n).contains(&size.into()) => stack.push(usize::from(size) - 1),
            _ => return Err(Fault::Unknown { at: i + 1 }),
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
