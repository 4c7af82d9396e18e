//! Orbits of rows under the turns of one face.

use super::effect::RepeatedTurn;
use super::layout::MAX_BLOCK_WORDS;
use super::{Layout, Shift, Vector};
use crate::Visited;

/// The orbits of rows under one turn.
///
/// Each row of an orbit has a translation to the first row. Rows with equal translations are a
/// group; the first group has no translation.
#[derive(Debug, Clone)]
pub(super) struct Orbits {
    /// Number of rows of an orbit, and of a group.
    pub(super) size: usize,
    pub(super) group_size: usize,
    /// For each orbit its rows, group by group.
    rows: Vec<u16>,
    /// For each orbit and each group but the first: the translation to the first row, and back.
    shifts: Vec<[Shift; 2]>,
}

/// One orbit, of groups of `GROUP_SIZE` rows.
#[derive(Clone, Copy)]
pub(super) struct Orbit<'a, const GROUP_SIZE: usize> {
    pub(super) groups: &'a [[u16; GROUP_SIZE]],
    pub(super) shifts: &'a [[Shift; 2]],
}

impl Orbits {
    /// Iterates over the orbits.
    #[inline(always)]
    pub(super) fn iter<const GROUP_SIZE: usize>(
        &self,
    ) -> impl Iterator<Item = Orbit<'_, GROUP_SIZE>> {
        let groups = self.size / GROUP_SIZE;
        let shifts = self.shifts.chunks_exact((groups - 1).max(1));
        let empty: &[[Shift; 2]] = &[];
        let shifts = shifts.chain(std::iter::repeat(empty));
        let all = self.rows.as_chunks::<GROUP_SIZE>().0.chunks_exact(groups);
        all.zip(shifts).map(|(groups, shifts)| Orbit { groups, shifts })
    }
}

impl<const GROUP_SIZE: usize> Orbit<'_, GROUP_SIZE> {
    /// Whether any row of the orbit is in the frontier.
    #[inline(always)]
    pub(super) fn any_in_frontier(self, visited: &Visited<'_, u32>) -> bool {
        let mut any = false;
        for group in self.groups {
            for row in group {
                any |= visited.in_frontier((*row).into());
            }
        }
        any
    }
}

impl Orbits {
    /// The orbits of a turn. `None` unless all orbits have three rows, or all four, every power of
    /// the turn is a move, and all orbits have groups of the same powers, of 1, 2 or 4 rows each
    /// (of 1 row if a row has several blocks or a small block).
    pub(super) fn new(layout: &Layout, turn: &RepeatedTurn) -> Option<Self> {
        // The compiler unrolls loops over a constant number of rows.
        match turn.moves.len() + 1 {
            3 => Self::with_size::<3>(layout, turn),
            4 => Self::with_size::<4>(layout, turn),
            _ => None,
        }
    }

    /// Orbits of `SIZE` rows each.
    fn with_size<const SIZE: usize>(
        layout: &Layout,
        turn: &RepeatedTurn,
    ) -> Option<Self> {
        if !(1..SIZE).eq(turn.moves.iter().copied().map(usize::from)) {
            return None;
        }
        let orbit = |row| turn.effect.orbit::<SIZE>(layout.moduli(), row as u16);
        // Numbers of turns, ordered so that rows of a group are adjacent.
        let first = orbit(0)?;
        let mut powers: [usize; SIZE] = std::array::from_fn(|n| n);
        powers.sort_by_key(|&n| first.iter().position(|image| image.1 == first[n].1));
        let group_size = first.iter().filter(|image| image.1 == first[0].1).count();
        let is_large_block = layout.blocks() == 1 && layout.block() == MAX_BLOCK_WORDS;
        let is_supported =
            group_size == 1 || is_large_block && matches!(group_size, 2 | 4);
        if !is_supported || !SIZE.is_multiple_of(group_size) {
            return None;
        }
        let count = turn.effect.rows();
        let mut rows = Vec::with_capacity(count);
        let mut shifts = Vec::with_capacity(count / SIZE * (SIZE / group_size - 1));
        let mut is_assigned = vec![false; count];
        for row in 0..count {
            if is_assigned[row] {
                continue;
            }
            let orbit = orbit(row)?;
            let orbit = powers.map(|n| orbit[n]);
            for (k, group) in orbit.chunks_exact(group_size).enumerate() {
                let vector = group[0].1;
                if group.iter().any(|image| image.1 != vector) {
                    return None;
                }
                if k > 0 {
                    let back = layout.moduli().subtract(Vector::default(), vector);
                    shifts.push([layout.shift(back), layout.shift(vector)]);
                }
            }
            for (row, _) in orbit {
                is_assigned[usize::from(row)] = true;
                rows.push(row);
            }
        }
        Some(Orbits { size: SIZE, group_size, rows, shifts })
    }
}
