/// For each position the first symmetry that takes it to the smallest of its class.
pub fn to_smallest(images: &[Vec<usize>]) -> Vec<usize> {
    let count = images[0].len();
    let mut answer = vec![];
    for p in 0..count {
        let smallest = images.iter().map(|row| row[p]).min().unwrap_or(p);
        let s = images.iter().position(|row| row[smallest] == p);
        answer.push(s.unwrap_or(0));
    }
    answer
}
