//! Small sets of moves, against brute force, and the errors.

use proptest::collection::vec;
use proptest::prelude::*;
use puzzle::invert;
use std::collections::BTreeSet;
use symmetry::{
    CubeSymmetries, Relabeling, Symmetries, SymmetryError, burnside, components,
    conjugate, fixed_point_counts, is_symmetry, orbits, stickers,
};

/// The images of the moves under all symmetries, found by trying every permutation.
fn brute_force(moves: &[Vec<u8>]) -> BTreeSet<Vec<usize>> {
    let n = moves[0].len();
    let all = permutation::Permutations::new(n).unwrap();
    let all = (0..all.count()).map(|t| all.unrank(t).unwrap());
    let effect = |s: Vec<u8>| {
        let mut c = vec![0; n];
        let images = moves.iter().map(|m| {
            conjugate(&s, m, &mut c);
            moves.iter().position(|m| *m == c).unwrap()
        });
        images.collect::<Vec<_>>()
    };
    all.filter(|s| is_symmetry(s, moves)).map(effect).collect()
}

/// Moves and their inverses, without duplicates.
fn with_inverses(ranks: Vec<u64>, n: usize) -> Vec<Vec<u8>> {
    let mut moves = BTreeSet::new();
    for rank in ranks {
        let (mut m, mut back) = (vec![0; n], vec![0; n]);
        permutation::unrank(rank, &mut m);
        invert(&m, &mut back);
        moves.extend([m, back]);
    }
    moves.into_iter().collect()
}

proptest! {
    #[test]
    fn search_matches_brute_force(
        n in 1_usize..=6,
        ranks in vec(0_u64..720, 1..4),
        both_ways: bool,
    ) {
        let count: u64 = (1..=n as u64).product();
        let ranks: BTreeSet<_> = ranks.into_iter().map(|rank| rank % count).collect();
        let mut moves = with_inverses(ranks.iter().copied().collect(), n);
        if !both_ways {
            moves.truncate(ranks.len());
        }
        let found = Symmetries::find(&moves).unwrap();
        let effect = |s| (0..moves.len()).map(|m| found.image(s, m)).collect();
        let effects: BTreeSet<Vec<_>> = (0..found.count()).map(effect).collect();
        prop_assert_eq!(effects.len(), found.count());
        prop_assert_eq!(effects, brute_force(&moves));
        let mut c = vec![0; n];
        for s in 0..found.count() {
            for m in 0..moves.len() {
                conjugate(found.relabeling(s), &moves[m], &mut c);
                prop_assert_eq!(&c, &moves[found.image(s, m)]);
            }
            prop_assert_eq!(found.product(s, found.inverse(s)), 0);
        }
        prop_assert!((0..moves.len()).all(|m| found.image(0, m) == m));
    }

    /// Necklaces of up to three colors under turns, and under turns and reflections.
    #[test]
    fn orbit_counts_agree_on_necklaces(n in 1_u32..=7, colors in 1_usize..=3) {
        let count = colors.pow(n);
        let beads = n as usize;
        let bead = |p: usize, i: usize| p / colors.pow((i % beads) as u32) % colors;
        let number = |bead: &dyn Fn(usize) -> usize| {
            (0..beads).map(|i| bead(i) * colors.pow(i as u32)).sum::<usize>()
        };
        let image = |s: usize, p: usize| {
            let turn = s % beads;
            let mirrored = s >= beads;
            number(&|i| bead(p, turn + if mirrored { beads - i } else { i }))
        };
        for symmetries in [beads, 2 * beads] {
            let first = orbits(count, symmetries, image);
            let generators = if symmetries == beads { 1 } else { 2 };
            let other = components(count, generators, |g, p| image([1 % beads, beads][g], p));
            prop_assert_eq!(&first, &other);
            let classes = (0..count).filter(|&p| first[p] == p).count();
            let counted = burnside(&fixed_point_counts(count, symmetries, image));
            prop_assert_eq!(counted, Some(classes as u64));
        }
    }

    #[test]
    fn arbitrary_moves_never_panic(moves in vec(vec(0_u8..6, 0..6), 0..5)) {
        if let Ok(found) = Symmetries::find(&moves) {
            prop_assert!(found.count() >= 1);
        }
    }

    #[test]
    fn arbitrary_relabelings_never_panic(stickers in vec(any::<u8>(), 0..14)) {
        if let Ok(relabeling) = Relabeling::<4, 3>::new(&stickers) {
            prop_assert!(permutation::check(relabeling.slot()).is_ok());
        }
    }
}

#[test]
fn burnside_rejects_fractional_means() {
    assert_eq!(burnside(&[]), None);
    assert_eq!(burnside(&[3, 2]), None);
    assert_eq!(burnside(&[4, 2]), Some(3));
}

#[test]
fn rejects_invalid_moves() {
    let error = |moves: &[Vec<u8>]| Symmetries::find(moves).unwrap_err().to_string();
    assert_eq!(error(&[]), "found 0 moves, and there must be 1 to 256");
    assert_eq!(
        error(&vec![vec![0]; 257]),
        "found 257 moves, and there must be 1 to 256"
    );
    let (two, three) = (vec![1, 0], vec![1, 2, 0]);
    assert_eq!(
        error(&[three.clone(), two]),
        "move 1 moves 2 stickers, and move 0 moves 3"
    );
    assert_eq!(
        error(&[three.clone(), vec![0, 0, 1]]),
        "move 1: piece 0 stands twice, in slots 0 and 1"
    );
    assert_eq!(error(&[three.clone(), three]), "moves 0 and 1 are the same");
}

#[test]
fn rejects_too_many_symmetries() {
    let mut swaps = vec![];
    for i in 0..7 {
        for j in 0..i {
            let mut swap: Vec<u8> = (0..7).collect();
            swap.swap(i, j);
            swaps.push(swap);
        }
    }
    let error = Symmetries::find(&swaps).unwrap_err();
    assert_eq!(error, SymmetryError::TooMany { limit: 1024 });
    assert_eq!(error.to_string(), "there are more than 1024 symmetries");
}

#[test]
fn rejects_subsets_that_are_no_group() {
    let cube = CubeSymmetries::all().group;
    let rotation = (1..48).find(|&s| cube.product(s, s) != 0).unwrap();
    let error = cube.subgroup(|s| s == 0 || s == rotation).unwrap_err();
    assert!(matches!(error, SymmetryError::NotClosed { a: 1, b: 1 }), "{error}");
    assert!(cube.subgroup(|_| false).unwrap().count() == 0);
}

#[test]
fn rejects_relabelings_that_split_pieces() {
    let read =
        |stickers: &[u8]| Relabeling::<2, 3>::new(stickers).map_err(|e| e.to_string());
    assert!(read(&[0, 1, 2, 3, 4, 5]).is_ok());
    assert!(!read(&[4, 5, 3, 1, 2, 0]).unwrap().is_mirrored());
    assert!(read(&[0, 2, 1, 4, 3, 5]).unwrap().is_mirrored());
    let apart = |slot: usize| {
        Err(format!(
            "the stickers of slot {slot} do not go to one slot together, in a row"
        ))
    };
    assert_eq!(read(&[0, 1, 2, 3, 5, 4]), apart(1)); // one of two in the mirror
    assert_eq!(read(&[0, 1, 2, 0, 1, 2]), apart(0)); // both in one slot
    assert_eq!(read(&[0, 1, 2, 3, 4]), apart(1));
    assert_eq!(read(&[0, 1, 3, 2, 4, 5]), apart(0));
    assert_eq!(read(&[]), apart(0));
    assert!(Relabeling::<2, 0>::new(&[]).is_err());
}

/// A reflection of a piece of five stickers maps a turn by 1 to a turn by -1.
#[test]
fn mirror_negates_orientations() {
    let mirror = Relabeling::<2, 5>::new(&[0, 4, 3, 2, 1, 5, 9, 8, 7, 6]).unwrap();
    assert!(mirror.is_mirrored());
    assert_eq!((mirror.slot(), mirror.twist()), (&[0, 1], &[0, 0]));
    let position = puzzle::Pieces::<2, 5>::new([1, 0], [1, 4]).unwrap();
    let image = mirror.conjugate(&position);
    assert_eq!((image.pm(), image.ori()), (&[1, 0], &[4, 1]));
    // The conjugate of the permutation of the stickers is the same.
    let mut c = vec![0; 10];
    conjugate(&[0, 4, 3, 2, 1, 5, 9, 8, 7, 6], &stickers(&position), &mut c);
    assert_eq!(c, stickers(&image));
}
