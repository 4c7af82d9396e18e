// message: C counts what the words hold after the step
pub fn order() -> &'static str {
    "ADFBGHCE"
}
