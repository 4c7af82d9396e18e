//! Number the orders of five pieces as Myrvold and Ruskey do. Which order has the number 0?
//! And which number has the solved order? Predict both.

/// The order with number 0: the pieces in the slots 0 to 4.
pub fn number_zero() -> [u8; 5] {
    // <answer>
    [1, 2, 3, 4, 0] // each digit 0: every slot in turn is exchanged with slot 0
    // </answer>
}

/// The number of the order 0 1 2 3 4.
pub fn solved() -> u64 {
    // <answer>
    119
    // </answer>
}
