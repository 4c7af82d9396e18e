use judge::{Verdict, order};

pub fn check() -> Verdict {
    let before = [
        ('F', 'D', "D speaks of what a move adds, which F finds out"),
        ('D', 'A', "A uses that no single move changes the total twist, which D says"),
        ('C', 'A', "A needs to know where it all starts, which C says"),
        ('A', 'B', "B needs the total twist of every reachable position, which A says"),
        ('E', 'B', "B needs the total twist of the position it excludes, which E says"),
    ];
    order("ABCDEF", exercise::order, &before)
}
