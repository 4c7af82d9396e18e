// message: row and column after the move are not known yet
pub fn order() -> &'static str {
    "DBEAC"
}
