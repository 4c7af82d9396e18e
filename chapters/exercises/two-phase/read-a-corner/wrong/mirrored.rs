// message: a mirrored corner is none
pub fn read_corner(shown: &str) -> Option<(usize, usize)> {
    let corners = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"];
    let same = |name: &&str| {
        name.chars().all(|letter| shown.contains(letter))
            && shown.chars().all(|letter| name.contains(letter))
    };
    let corner = corners.iter().position(same)?;
    Some((corner, shown.find(['U', 'D'])?))
}
