// message: The label is part of the sum
pub fn entries(file: &[u8], label: &[u8], count: usize) -> Option<Vec<u8>> {
    let (&checksum, before) = file.split_last()?;
    let entries = before.strip_prefix(label)?;
    let sum = entries.iter().fold(0_u8, |sum, &byte| sum.wrapping_add(byte));
    (sum == checksum && entries.len() == count).then(|| entries.to_vec())
}
