//! Find out by brute force how many relabelings of a small puzzle's stickers are symmetries. The
//! moves are permutations of `0..n`, with `n` from 1 to 6: move `m` says for each place `i` that the
//! sticker from place `m[i]` comes there. There are 1 to 20 moves, and none is there twice.
//!
//! A relabeling is a permutation `s` of `0..n`. The move `m` then becomes
//! s⁻¹·m·s, the permutation `c` with `s[c[i]] == m[s[i]]` for every `i`. The relabeling is a symmetry
//! if this is one of the moves, for each of the moves. The identity always is one. Count every
//! relabeling, even if several do the same to all moves; the chapter keeps one of each.
//!
//! Example: four stickers in a ring, and the two moves `[3, 0, 1, 2]` and `[1, 2, 3, 0]`, which turn it by
//! one place. Turning and mirroring the ring are symmetries, eight in all.

/// How many relabelings make a move of every move.
pub fn symmetries(moves: &[Vec<usize>]) -> usize {
    // <answer>
    fn extend(s: &mut Vec<usize>, moves: &[Vec<usize>]) -> usize {
        let n = moves[0].len();
        if s.len() < n {
            let mut count = 0;
            for label in 0..n {
                if !s.contains(&label) {
                    s.push(label);
                    count += extend(s, moves);
                    s.pop();
                }
            }
            return count;
        }
        let becomes = |m: &Vec<usize>, c: &Vec<usize>| (0..n).all(|i| s[c[i]] == m[s[i]]);
        let symmetry = moves.iter().all(|m| moves.iter().any(|c| becomes(m, c)));
        usize::from(symmetry)
    }
    extend(&mut vec![], moves)
    // </answer>
}
