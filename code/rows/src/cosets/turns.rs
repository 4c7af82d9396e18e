//! Moves that are powers of one another.

use permutation_group::Permutation;

/// A permutation and those of its powers that are moves.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    pub(super) permutation: Permutation,
    /// Which powers are moves, from 1 up.
    pub(super) powers: Vec<usize>,
    /// Whether all powers but the identity are moves.
    pub(super) is_closed: bool,
}

/// Most powers of a permutation that are looked at.
const MAX_POWERS: usize = 1000;

/// The turns of which the moves are powers, as few as are found. The identity is no move.
///
/// # Complexity
/// O(k² · n) time for k moves and their powers.
pub(super) fn turns(moves: &[Permutation]) -> Vec<Turn> {
    let powers_of = |m: &Permutation| {
        let next = |power: &Permutation| Some(power * m).filter(|it| !it.is_identity());
        let all = std::iter::successors(Some(m.clone()), next);
        all.take(MAX_POWERS).collect::<Vec<_>>()
    };
    let mut left: Vec<_> = moves.iter().filter(|m| !m.is_identity()).collect();
    let mut candidates: Vec<_> = left.iter().map(|m| powers_of(m)).collect();
    candidates.sort_by_key(|powers| std::cmp::Reverse(powers.len()));
    let mut turns = Vec::new();
    for candidate in candidates {
        if !left.contains(&&candidate[0]) {
            continue;
        }
        let (mut powers, count) = (Vec::new(), candidate.len());
        for (power, permutation) in (1..).zip(&candidate) {
            if left.contains(&permutation) {
                left.retain(|m| *m != permutation);
                powers.push(power);
            }
        }
        let is_closed = powers.len() == count && count < MAX_POWERS;
        turns.push(Turn { permutation: candidate[0].clone(), powers, is_closed });
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::turns;
    use permutation_group::Permutation;

    #[test]
    fn finds_powers_in_any_order() {
        let quarter = Permutation::new(vec![1, 2, 3, 0, 4, 5]).unwrap();
        let half = &quarter * &quarter;
        let back = &half * &quarter;
        let other = Permutation::new(vec![0, 1, 2, 3, 5, 4]).unwrap();
        let identity = Permutation::identity(6);
        let powers = |moves: &[&Permutation]| -> Vec<_> {
            let moves: Vec<_> = moves.iter().copied().cloned().collect();
            turns(&moves).into_iter().map(|it| (it.powers, it.is_closed)).collect()
        };
        let all = powers(&[&half, &other, &back, &identity, &quarter]);
        assert_eq!(all, [(vec![1, 2, 3], true), (vec![1], true)]);
        assert_eq!(powers(&[&quarter, &back, &back]), [(vec![1, 3], false)]);
    }
}
