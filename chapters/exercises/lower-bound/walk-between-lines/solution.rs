//! See only the rows, as the walking distance does. A board of the 8-puzzle has three lines; `lines[r]` holds for each tile in row `r` the row where it belongs, 0, 1 or
//! 2, and 3 for the blank, in any order. A move exchanges the blank with any tile of the line above or below its own.
//!
//! How many moves does it take until each tile is in the line where it belongs, and the blank is in line 2?
//!
//! Example: `[[0, 0, 0], [1, 1, 3], [2, 2, 1]]` takes one move: the 1 of line 2 goes up. All lines are such that it can be done: three 0s, three 1s, two
//! 2s and one 3.

use std::collections::{HashSet, VecDeque};

/// The least number of moves.
pub fn moves(lines: [[u8; 3]; 3]) -> usize {
    // <answer>
    let sorted = |mut lines: [[u8; 3]; 3]| {
        lines.iter_mut().for_each(|line| line.sort_unstable());
        lines
    };
    let goal = [[0, 0, 0], [1, 1, 1], [2, 2, 3]];
    let mut queue = VecDeque::from([(sorted(lines), 0)]);
    let mut seen = HashSet::from([sorted(lines)]);
    while let Some((lines, depth)) = queue.pop_front() {
        if lines == goal {
            return depth;
        }
        let blank = (0..3).find(|&r| lines[r].contains(&3)).expect("there is a blank");
        let at = lines[blank].iter().position(|&tile| tile == 3).expect("it is there");
        for r in (0..3_usize).filter(|r| r.abs_diff(blank) == 1) {
            for tile in 0..3 {
                let mut next = lines;
                next[blank][at] = lines[r][tile];
                next[r][tile] = 3;
                if seen.insert(sorted(next)) {
                    queue.push_back((sorted(next), depth + 1));
                }
            }
        }
    }
    unreachable!("each can be solved")
    // </answer>
}
