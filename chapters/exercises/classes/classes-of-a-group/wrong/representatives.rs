// message: each position is given its representative
pub fn classes(images: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let mut class = vec![None; images[0].len()];
    let mut representatives = vec![];
    for p in 0..class.len() {
        if class[p].is_none() {
            for image in images {
                class[image[p]] = Some(p);
            }
            representatives.push(p);
        }
    }
    (class.into_iter().flatten().collect(), representatives)
}
