// message: The order in a line says nothing
use std::collections::{HashSet, VecDeque};

pub fn moves(lines: [[u8; 3]; 3]) -> usize {
    let goal = [[0, 0, 0], [1, 1, 1], [2, 2, 3]];
    let mut queue = VecDeque::from([(lines, 0)]);
    let mut seen = HashSet::from([lines]);
    while let Some((lines, depth)) = queue.pop_front() {
        if lines == goal {
            return depth;
        }
        let blank = (0..3)
            .find(|&r| lines[r][2] == 3)
            .expect("the blank is the last of its line");
        for r in (0..3_usize).filter(|r| r.abs_diff(blank) == 1) {
            for tile in 0..3 {
                let mut next = lines;
                next[blank][2] = lines[r][tile];
                next[r][tile] = 3;
                next.iter_mut().for_each(|line| line.sort_unstable());
                if seen.insert(next) {
                    queue.push_back((next, depth + 1));
                }
            }
        }
    }
    unreachable!("each can be solved")
}
