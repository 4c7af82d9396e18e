// message: only the moves themselves
use std::collections::HashSet;

pub fn first_layer(moves: &[Vec<usize>]) -> usize {
    moves.iter().filter(|m| !m.is_sorted()).collect::<HashSet<_>>().len()
}
