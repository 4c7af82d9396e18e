use std::collections::{HashMap, VecDeque};

/// How many moves a board of the 2×3 puzzle needs at least: what the tiles 1 and 2 need, and
/// what the tiles 3, 4 and 5 need.
pub fn bound(board: &[u8; 6]) -> u8 {
    needs(board, &[1, 2]) + needs(board, &[3, 4, 5])
}

/// What is seen of a board: these tiles and the blank; 9 stands for the others.
fn seen(board: &[u8; 6], tiles: &[u8]) -> [u8; 6] {
    board.map(|tile| if tile == 0 || tiles.contains(&tile) { tile } else { 9 })
}

/// How many moves it takes until these tiles and the blank are where they belong.
fn needs(board: &[u8; 6], tiles: &[u8]) -> u8 {
    let (start, goal) = (seen(board, tiles), seen(&[1, 2, 3, 4, 5, 0], tiles));
    let mut found = HashMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(now) = queue.pop_front() {
        let moves = found[&now];
        if now == goal {
            return moves;
        }
        let blank = now.iter().position(|&tile| tile == 0).expect("there is a blank");
        for cell in 0..6_usize {
            let beside = cell / 3 == blank / 3 && cell.abs_diff(blank) == 1;
            if beside || cell.abs_diff(blank) == 3 {
                let mut next = now;
                next.swap(cell, blank);
                if !found.contains_key(&next) {
                    found.insert(next, moves + 1);
                    queue.push_back(next);
                }
            }
        }
    }
    unreachable!("what is seen can be brought to its place")
}
