// message: nobody knows yet that there is a last turn
pub fn order() -> &'static str {
    "BEDGAFC"
}
