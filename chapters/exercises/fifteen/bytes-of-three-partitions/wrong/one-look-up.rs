// message: In the mirror a tile moves, too
pub fn five_five_five() -> u64 {
    1_572_480
}

pub fn six_six_three() -> u64 {
    11_534_880
}

pub fn seven_eight() -> u64 {
    576_576_000
}

pub fn looked_up() -> u32 {
    1
}
