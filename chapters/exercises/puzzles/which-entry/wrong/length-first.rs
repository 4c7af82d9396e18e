// message: An entry that is no size comes first among the faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    Unknown { at: usize },
    Length { found: usize },
    Twice { twice: usize, missing: usize },
}

pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let entries: Vec<&str> = text.split(' ').collect();
    if entries.len() != n {
        return Err(Fault::Length { found: entries.len() });
    }
    let mut stack = vec![];
    for (i, entry) in entries.iter().enumerate() {
        match entry.parse::<usize>() {
            Ok(size) if size >= 1 && size <= n => stack.push(size - 1),
            _ => return Err(Fault::Unknown { at: i + 1 }),
        }
    }
    let times = |size: usize| stack.iter().filter(|&&other| other == size).count();
    match ((0..n).find(|&s| times(s) > 1), (0..n).find(|&s| times(s) == 0)) {
        (Some(t), Some(m)) => Err(Fault::Twice { twice: t + 1, missing: m + 1 }),
        _ => Ok(stack),
    }
}
