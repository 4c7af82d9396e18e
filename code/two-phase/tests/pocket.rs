//! Two phases for the pocket cube, against published numbers and by replay.

use puzzle::Metric;
use puzzle::pocket_cube::{PocketCube, moves};
use transition::{Coordinate, CornerPosition};
use two_phase::pocket::{PHASE2, at_once, descend, distances, one_turn_more, tables};

/// How many entries there are for each distance.
fn layers(distances: &[u8]) -> Vec<u64> {
    let mut layers = vec![];
    for &d in distances {
        layers.resize(layers.len().max(usize::from(d) + 1), 0);
        layers[usize::from(d)] += 1;
    }
    layers
}

const ALL: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

#[test]
fn cosets_and_subgroup_are_complete() {
    let (pm, ori) = tables();
    assert_eq!(layers(&distances(&ori, &ALL)), [1, 2, 12, 64, 274, 336, 40]);
    let subgroup = layers(&distances(&pm, &PHASE2));
    assert_eq!(subgroup[..3], [1, 5, 14]);
    assert_eq!((subgroup.len(), subgroup.iter().sum::<u64>()), (14, 5040));
}

#[test]
fn longer_ways_in_end_at_shortest_solutions() {
    let (pm, ori) = tables();
    let mut best = at_once(&distances(&pm, &PHASE2));
    for _ in 0..11 {
        best = one_turn_more(&pm, &ori, &best);
    }
    // OEIS A079761.
    let published =
        [1, 9, 54, 321, 1847, 9992, 50_136, 227_536, 870_072, 1_887_748, 623_800, 2644];
    assert_eq!(layers(&best), published);
    assert!(one_turn_more(&pm, &ori, &best) == best);

    let (d1, d2) = (distances(&ori, &ALL), distances(&pm, &PHASE2));
    let turns = moves(Metric::HalfTurn);
    for i in (0..best.len()).step_by(997) {
        let (p, t) = (i / 729, i % 729);
        let mut solution = descend(&ori, &d1, &ALL, t);
        let inside = solution.iter().fold(p, |p, &m| pm[p][m] as usize);
        solution.extend(descend(&pm, &d2, &PHASE2, inside));
        let solution_turns = solution.iter().map(|&m| turns[m].position());
        let start = CornerPosition.unrank(i);
        assert_eq!(solution_turns.fold(start, |cube, m| cube * m), PocketCube::SOLVED);
        assert!(solution.len() >= usize::from(best[i]), "position {i}");
    }
}
