// message: can be too large or too small to be a size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    Unknown { at: usize },
    Length { found: usize },
    Twice { twice: usize, missing: usize },
}

pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let mut stack = vec![];
    for (i, entry) in text.split(' ').enumerate() {
        let mut size = 0_usize;
        for c in entry.chars() {
            let Some(digit) = c.to_digit(10) else {
                return Err(Fault::Unknown { at: i + 1 });
            };
            size = 10 * size + digit as usize;
        }
        if size == 0 || size > n {
            return Err(Fault::Unknown { at: i + 1 });
        }
        stack.push(size - 1);
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
