// message: Your test never calls the function that it is given.
pub type Distance = fn(&[Vec<usize>], usize, usize) -> Option<usize>;

pub fn test(_distance: Distance) {}
