// message: It looks as if you compare each tile with the one before it only
pub fn must_leave(places: &[usize]) -> usize {
    places.windows(2).filter(|pair| pair[0] > pair[1]).count()
}
