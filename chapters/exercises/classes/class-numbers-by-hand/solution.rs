//! Three cards lie side by side, and you look at them from both sides of the table. From the
//! other side, an order is read from the right, and card `c` is called `2 - c`: the order
//! 0 2 1 is seen as 1 0 2. So there are two symmetries, and the orders have the ranks 0 to 5:
//!
//! ```text
//! 0: 0 1 2   1: 0 2 1   2: 1 0 2   3: 1 2 0   4: 2 0 1   5: 2 1 0
//! ```
//!
//! Number the classes in the order of their smallest ranks. Which class has each rank?

/// The class numbers of the ranks 0 to 5.
pub fn classes() -> [u32; 6] {
    // <answer>
    [0, 1, 1, 2, 2, 3]
    // </answer>
}
