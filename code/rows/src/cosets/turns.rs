//! Moves that are powers of one another.

use permutation_group::Permutation;

/// A permutation and those of its powers that are moves.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    pub(super) permutation: Permutation,
    /// Which powers are moves, from 1 up.
    pub(super) powers: Vec<usize>,
    /// Those powers.
    pub(super) moves: Vec<Permutation>,
    /// Whether all powers but the identity are moves.
    pub(super) is_closed: bool,
}

/// Most powers of a permutation that are looked at.
const MAX_POWERS: usize = 1000;

/// The turns of which the moves are powers, as few as are found. The identity is no move.
///
/// # Complexity
/// O(k² · n) time for k moves, and O(k · n) for each power of a turn.
pub(super) fn turns(moves: &[Permutation]) -> Vec<Turn> {
    let mut left: Vec<_> = moves.iter().filter(|m| !m.is_identity()).collect();
    let order = |m: &Permutation| m.cycles().iter().map(|cycle| cycle.len()).max();
    let mut candidates = left.clone();
    candidates.sort_by_key(|m| std::cmp::Reverse(order(m)));
    let mut turns = Vec::new();
    for candidate in candidates {
        if !left.contains(&candidate) {
            continue;
        }
        let (mut powers, mut moves) = (Vec::new(), Vec::new());
        let (mut power, mut exponent) = (candidate.clone(), 1);
        while !power.is_identity() && exponent < MAX_POWERS {
            if left.contains(&&power) {
                left.retain(|m| **m != power);
                powers.push(exponent);
                moves.push(power.clone());
            }
            (power, exponent) = (&power * candidate, exponent + 1);
        }
        let is_closed = power.is_identity() && powers.len() == exponent - 1;
        turns.push(Turn { permutation: candidate.clone(), powers, moves, is_closed });
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
