use judge::{Verdict, order};

pub fn check() -> Verdict {
    let before = [
        ('A', 'F', "F makes a step from what the words hold, which A says"),
        ('D', 'F', "the induction must have its beginning, D, before it takes a step"),
        ('F', 'B', "B is about a step, and F makes it"),
        ('F', 'G', "G is about a step, and F makes it"),
        ('F', 'H', "H is about a step, and F makes it"),
        ('B', 'E', "E needs that all of the next layer has come, which B says"),
        ('G', 'E', "E needs that nothing else has come, which G says"),
        ('H', 'E', "E needs that what was there is there still, which H says"),
        ('E', 'C', "C counts what the words hold after the step, which E says"),
    ];
    order("ABCDEFGH", exercise::order, &before)
}
