// message: a `u16` ends at 65,535
pub fn classes(images: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let mut class = vec![None; images[0].len()];
    let mut representatives = vec![];
    for p in 0..class.len() {
        if class[p].is_none() {
            for image in images {
                class[image[p]] = Some(representatives.len());
            }
            representatives.push(usize::from(p as u16));
        }
    }
    (class.into_iter().flatten().collect(), representatives)
}
