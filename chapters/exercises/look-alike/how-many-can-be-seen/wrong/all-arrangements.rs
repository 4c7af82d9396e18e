// message: count all arrangements of these kinds
pub fn visible(group: &[Vec<usize>], kinds: &[u8]) -> usize {
    let _ = group;
    let count = |kind: &u8| kinds.iter().filter(|it| *it == kind).count();
    let set: std::collections::BTreeSet<u8> = kinds.iter().copied().collect();
    let alike: usize =
        set.iter().map(|kind| (1..=count(kind)).product::<usize>()).product();
    (1..=kinds.len()).product::<usize>() / alike
}
