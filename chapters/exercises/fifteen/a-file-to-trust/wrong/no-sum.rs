// message: A byte has changed
pub fn entries(file: &[u8], label: &[u8], count: usize) -> Option<Vec<u8>> {
    let (_, before) = file.split_last()?;
    let entries = before.strip_prefix(label)?;
    (entries.len() == count).then(|| entries.to_vec())
}
