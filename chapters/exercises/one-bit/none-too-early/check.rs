use judge::{Verdict, order};

pub fn check() -> Verdict {
    let before = [
        ('A', 'D', "A is said before any step is made"),
        ('B', 'C', "C says that something is true for d = 0, and B says what"),
        ('B', 'D', "D makes a step from what B says"),
        ('C', 'D', "the induction must have its beginning, C, before it takes a step"),
        ('D', 'E', "E is about a step, and D makes it"),
        ('D', 'F', "F is about a step, and D makes it"),
        ('E', 'G', "G needs that all of the next distance has come, which E says"),
        ('F', 'G', "G needs that nothing farther has come, which F says"),
        ('G', 'H', "H counts what the other color has after the step, which G says"),
    ];
    order("ABCDEFGH", exercise::order, &before)
}
