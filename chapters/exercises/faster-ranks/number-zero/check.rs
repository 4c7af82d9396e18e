use judge::{Verdict, predict};

pub fn check() -> Verdict {
    let mut zero = [0; 5];
    permutation::unrank_myrvold_ruskey(0, &mut zero);
    let first = [0, 1, 2, 3, 4];
    predict("number_zero()", exercise::number_zero, zero)
        .mistake(
            first,
            "Solved stays as it is only if each slot is exchanged with itself. With a digit 0 \
             it is exchanged with slot 0.",
        )
        .mistake(
            [4, 3, 2, 1, 0],
            "That would be the order turned around. Each exchange is with slot 0, and slot 0 holds \
             another piece each time.",
        )
        .mistake(
            [4, 0, 1, 2, 3],
            "It looks as if you exchange from the first slot to the last. Theirs begins with the \
             last.",
        )
        .mistake(
            [4, 1, 2, 3, 0],
            "That is the order after one exchange. There are more.",
        )
        .judge()?;
    let count: u64 = (1..=5).product();
    predict("solved()", exercise::solved, permutation::rank_myrvold_ruskey(&first))
        .mistake(0, "Number 0 is another order: you have just said which.")
        .mistake(count, "There are so many orders, and they are counted from 0.")
        .mistake(24, "So many orders have four pieces, and they are counted from 0. Here are five.")
        .mistake(23, "So it is with four pieces, and here are five.")
        .judge()
}
