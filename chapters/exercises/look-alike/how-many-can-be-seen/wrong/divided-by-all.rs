// message: by all ways to permute pieces that look alike
pub fn visible(group: &[Vec<usize>], kinds: &[u8]) -> usize {
    let count = |kind: &u8| kinds.iter().filter(|it| *it == kind).count();
    let set: std::collections::BTreeSet<u8> = kinds.iter().copied().collect();
    let alike: usize =
        set.iter().map(|kind| (1..=count(kind)).product::<usize>()).product();
    group.len() / alike
}
