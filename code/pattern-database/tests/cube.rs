//! Compares a pattern database of the pocket cube with a search of the cube itself.

use pattern_database::{
    Database, Pattern, UNREACHED, count_partial, rank_partial, unrank_partial,
};
use pruning::LowerBound;
use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};

/// The pattern of three corners of the pocket cube, with the chapter's code.
struct ThreeCorners(Vec<PocketCube>);

impl Pattern for ThreeCorners {
    type Position = PocketCube;
    type AbstractState = ([u8; 3], [u8; 3]); // slots and twists

    fn count(&self) -> usize {
        count_partial(3, 7).expect("a small number") * 27
    }
    fn solved(&self) -> Self::AbstractState {
        ([0, 1, 2], [0; 3])
    }
    fn project(&self, cube: &PocketCube) -> Self::AbstractState {
        let slot =
            |piece| cube.pm().iter().position(|&p| p == piece).expect("it is there");
        let slots = [0, 1, 2].map(slot);
        (slots.map(|slot| slot as u8), slots.map(|slot| cube.ori()[slot]))
    }
    fn rank(&self, (slots, twists): &Self::AbstractState) -> usize {
        let twist = twists.iter().fold(0, |t, &twist| 3 * t + usize::from(twist));
        27 * rank_partial(slots, 7) + twist
    }
    fn unrank(&self, rank: usize) -> Self::AbstractState {
        let mut slots = [0; 3];
        unrank_partial(rank / 27, 7, &mut slots);
        (slots, [rank / 9 % 3, rank / 3 % 3, rank % 3].map(|twist| twist as u8))
    }
    fn moves(&self) -> usize {
        self.0.len()
    }
    fn predecessor(
        &self,
        (slots, twists): &Self::AbstractState,
        m: usize,
    ) -> Option<(Self::AbstractState, u8)> {
        let turn = &self.0[m]; // slot s holds what was in slot pm[s], turned by ori[s]
        let from = slots.map(|s| turn.pm()[usize::from(s)]);
        let twist = |i: usize| (3 + twists[i] - turn.ori()[usize::from(slots[i])]) % 3;
        Some(((from, [twist(0), twist(1), twist(2)]), 1))
    }
}

#[test]
fn entries_are_nearest_positions() {
    let turns: Vec<_> = moves(Metric::HalfTurn).iter().map(|m| m.position()).collect();
    let table = Database::new(ThreeCorners(turns.clone())).expect("a table");
    assert_eq!(table.layers().iter().sum::<u64>(), 7 * 6 * 5 * 27);
    // A search of all positions finds the depth at which each abstract state occurs first.
    let mut first = vec![UNREACHED; table.bytes()];
    let mut visited = std::collections::HashSet::from([PocketCube::SOLVED]);
    let mut layer = vec![PocketCube::SOLVED];
    for depth in 0..=6 {
        for cube in &layer {
            let entry =
                &mut first[table.pattern().rank(&table.pattern().project(cube))];
            *entry = (*entry).min(depth);
            assert!(table.lower_bound(cube) <= Some(depth));
        }
        let after = |cube: &PocketCube| {
            turns.clone().into_iter().map(|turn| *cube * turn).collect::<Vec<_>>()
        };
        layer =
            layer.iter().flat_map(after).filter(|cube| visited.insert(*cube)).collect();
    }
    for (entry, &met) in table.entries().iter().zip(&first) {
        assert!(*entry == met || (met == UNREACHED && *entry > 6), "{entry} and {met}");
    }
}
