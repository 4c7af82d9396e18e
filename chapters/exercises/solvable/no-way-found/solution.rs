//! The function `solve` in `buggy.rs` is to find a shortest path between two boards of
//! the 2×2 puzzle. A board is given in reading order, with 0 for the blank. The answer
//! is all boards on the way, from `start` to `goal`, both among them; and `None` if
//! there is no way.
//!
//! Write a test that fails on the buggy code and passes on code that is right. It gets
//! the function to be tested. A test fails by a panic: use `assert!` or `assert_eq!`.
//! Your test is also tried on other right code, which may find *another* shortest path
//! where there are several; and on other wrong code, whose way has a jump: a step that
//! is no move. There the test must fail. A small function may help; it is at the end of
//! the file.

/// What is tested.
pub type Solve = fn([u8; 4], [u8; 4]) -> Option<Vec<[u8; 4]>>;

/// Panics if `solve` is wrong.
pub fn test(solve: Solve) {
    // <answer>
    let (start, goal) = ([0, 3, 2, 1], [1, 2, 3, 0]);
    let way = solve(start, goal).expect("a way");
    assert_eq!((way[0], way[way.len() - 1]), (start, goal), "from start to goal");
    assert!(way.windows(2).all(|two| is_move(two[0], two[1])), "{way:?}");
    assert_eq!(way.len(), 7, "six moves");
    assert_eq!(solve([2, 1, 3, 0], goal), None, "no way");
    // </answer>
}

/// Whether one board is one move from another.
pub fn is_move(from: [u8; 4], to: [u8; 4]) -> bool {
    let blank = from.iter().position(|&tile| tile == 0).expect("a blank");
    [blank ^ 1, blank ^ 2].into_iter().any(|cell| {
        let mut next = from;
        next.swap(blank, cell);
        next == to
    })
}
