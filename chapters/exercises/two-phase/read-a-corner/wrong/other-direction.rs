// message: count the twist in the other direction
pub fn read_corner(shown: &str) -> Option<(usize, usize)> {
    let corners = ["URF", "UFL", "ULB", "UBR", "DFR", "DLF", "DBL", "DRB"];
    (0..3).find_map(|twist| {
        let own = format!("{}{}", &shown[twist..], &shown[..twist]);
        Some((corners.iter().position(|&name| name == own)?, (3 - twist) % 3))
    })
}
