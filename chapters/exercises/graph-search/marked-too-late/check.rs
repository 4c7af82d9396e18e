use std::collections::VecDeque;

use judge::{Verdict, predict};
use puzzle::{Indexed, pancake::Pancakes};

/// How many times something is put into the queue.
fn right(puzzle: &dyn Indexed) -> u64 {
    let mut visited = vec![false; puzzle.position_count() as usize];
    let mut queue = VecDeque::from([puzzle.solved_rank()]);
    let mut put_in = 1;
    while let Some(stack) = queue.pop_front() {
        if std::mem::replace(&mut visited[stack as usize], true) {
            continue;
        }
        for neighbor in puzzle.successors(stack).into_iter().flatten() {
            if !visited[neighbor as usize] {
                queue.push_back(neighbor);
                put_in += 1;
            }
        }
    }
    put_in
}

pub fn check() -> Verdict {
    let puzzle = Pancakes::new(5).expect("a stack");
    let stacks = puzzle.position_count();
    let moves = puzzle.move_names().len() as u64;
    predict("answer()", exercise::answer, right(&puzzle))
        .mistake(
            stacks,
            "Each stack is put in once if it is marked when it enters. Here the mark \
             comes later, and meanwhile other neighbors put it in again.",
        )
        .mistake(
            stacks * moves,
            "That is each neighbor of each stack. But a neighbor that is visited is \
             not put in: of the two directions of an edge, how many put something in?",
        )
        .mistake(
            stacks * moves + 1,
            "That is each neighbor of each stack, and the first. But a neighbor that \
             is visited is not put in: how many of the two directions of an edge \
             count?",
        )
        .mistake(
            stacks * moves / 2,
            "The edges are all counted. Is there a stack in the queue that came there \
             along no edge?",
        )
        .mistake(
            stacks * 4 / 3,
            "A third more is the 8-puzzle's number, with its 8/3 moves; count the edges \
             of *this* graph.",
        )
        .judge()
}
