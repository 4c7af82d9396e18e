// message: The card that *comes* to slot 0 is
pub fn vector(order: [u8; 4]) -> [u8; 3] {
    let mut vector = [0; 4];
    vector[usize::from(order[1])] = 2;
    vector[usize::from(order[0])] = 1;
    [vector[0], vector[1], vector[2]]
}
