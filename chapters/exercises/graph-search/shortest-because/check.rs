use judge::{Verdict, order};

pub fn check() -> Verdict {
    let before = [
        ('F', 'E', "E needs to know what the queue holds, which F says"),
        ('C', 'E', "the induction must have its beginning, C, before it takes a step"),
        ('E', 'A', "A is about a state found new, and E says what that is"),
        ('E', 'G', "G is about what is found while E takes layer d out"),
        ('A', 'B', "B needs that nothing else is in the queue, which A says"),
        ('G', 'B', "B needs that all of the layer is in the queue, which G says"),
        ('B', 'D', "D is about all layers, and only B leads from each to the next"),
    ];
    order("ABCDEFG", exercise::order, &before)
}
