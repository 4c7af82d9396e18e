// message: entries(&[], &[65, 66], 3) panics
pub fn entries(file: &[u8], label: &[u8], count: usize) -> Option<Vec<u8>> {
    let last = file.len() - 1;
    let sum = file[..last].iter().fold(0_u8, |sum, &byte| sum.wrapping_add(byte));
    let right =
        file.starts_with(label) && last == label.len() + count && sum == file[last];
    right.then(|| file[label.len()..last].to_vec())
}
