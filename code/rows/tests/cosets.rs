//! Rows that are cosets against plain searches, and against the documents' scan.

use cpu::Cpu;
use permutation_group::{Permutation, PermutationGroup};
use proptest::prelude::*;
use puzzle::{Metric, pocket_cube};
use rows::cosets::{CosetError, CosetRows, bits_per_word, plain as plain_rows};
use rows::{Geometry, Nothing, SearchOptions, Word, search};
use std::collections::HashMap;
use table::PocketCubeTable;

/// How many positions are at each distance, and the distance of each, by a plain search.
fn plain(
    points: usize,
    moves: &[Permutation],
) -> (Vec<u64>, HashMap<Permutation, usize>) {
    let solved = Permutation::identity(points);
    let (mut distances, mut layer) =
        (HashMap::from([(solved.clone(), 0)]), vec![solved]);
    let mut layers = Vec::new();
    while !layer.is_empty() {
        layers.push(layer.len() as u64);
        let mut next = Vec::new();
        for m in moves {
            for g in &layer {
                let moved = g * m;
                if !distances.contains_key(&moved) {
                    distances.insert(moved.clone(), layers.len());
                    next.push(moved);
                }
            }
        }
        layer = next;
    }
    (layers, distances)
}

fn rows<W: Word>(points: usize, moves: &[Permutation]) -> CosetRows<W> {
    CosetRows::new(PermutationGroup::new(points, moves).unwrap(), moves).unwrap()
}

fn layers<W: Word>(rows: &CosetRows<W>, cpu: Cpu, threads: usize) -> Vec<u64> {
    search(rows, &Nothing, SearchOptions { cpu, threads }, |_| ()).unwrap().layers
}

/// A permutation and all its powers but the identity.
fn powers(g: &Permutation) -> Vec<Permutation> {
    let next = |power: &Permutation| Some(power * g).filter(|it| !it.is_identity());
    std::iter::successors(Some(g.clone()).filter(|g| !g.is_identity()), next).collect()
}

/// Moves on none to seven points; all powers of some of them are moves as well.
fn some_moves() -> impl Strategy<Value = (usize, Vec<Permutation>)> {
    (0..=7_usize).prop_flat_map(|points| {
        let identity: Vec<u16> = (0..points as u16).collect();
        let one = (Just(identity).prop_shuffle(), any::<bool>());
        let one = one.prop_map(|(images, has_powers)| {
            let g = Permutation::new(images).unwrap();
            if has_powers { powers(&g) } else { vec![g] }
        });
        let moves = prop::collection::vec(one, 0..=3);
        (Just(points), moves.prop_map(|moves| moves.concat()))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whatever is fixed; up to 64 columns.
    #[test]
    fn layers_match_plain_rows((points, moves) in some_moves(), fixed in 3..7_usize) {
        prop_assume!(fixed <= points && !moves.is_empty());
        let lists: Vec<Vec<usize>> =
            moves.iter().map(|m| m.images().iter().map(|&x| x.into()).collect()).collect();
        let (found, row_moves) = plain_rows::walk(&lists, fixed);
        let columns = plain_rows::columns(&row_moves);
        let (mut visited, mut layers) = (vec![0_u64; found.len()], vec![1]);
        visited[0] = 1;
        loop {
            let mut next = visited.clone();
            for (k, (to, c)) in row_moves.iter().enumerate() {
                let row = visited[k / moves.len()];
                next[*to] |= plain_rows::rearrange(row, c, &columns);
            }
            let count = |rows: &[u64]| rows.iter().map(|row| u64::from(row.count_ones())).sum::<u64>();
            if next == visited {
                break;
            }
            layers.push(count(&next) - count(&visited));
            visited = next;
        }
        prop_assert_eq!(&layers, &plain(points, &moves).0);
    }

    #[test]
    fn layers_match_plain_search((points, moves) in some_moves()) {
        let (expected, distances) = plain(points, &moves);
        let large = rows::<u64>(points, &moves);
        for cpu in Cpu::available() {
            for threads in [1, 2] {
                prop_assert_eq!(&layers(&large, cpu, threads), &expected);
            }
        }
        if bits_per_word(large.group()) <= 32 {
            let small = rows::<u32>(points, &moves);
            prop_assert_eq!(&layers(&small, Cpu::best(), 1), &expected);
        } else {
            let group = PermutationGroup::new(points, &moves).unwrap();
            let error = CosetRows::<u32>::new(group, &moves).unwrap_err();
            let is_small = matches!(error, CosetError::Bits { found: 32, .. });
            prop_assert!(is_small, "{}", error);
        }
        for position in distances.keys() {
            let location = large.locate_position(position);
            prop_assert_eq!(&large.position(location), position);
            let ranks = large.ranks(location);
            prop_assert_eq!(u128::from(ranks[0]), large.group().rank(position).unwrap());
            prop_assert_eq!(large.locate(ranks[0]), location);
        }
    }
}

/// The pocket cube by its pieces and stickers, with a corner fixed.
#[test]
fn pocket_cube_matches_scan() {
    for metric in Metric::ALL {
        let moves = pocket_cube::moves(metric);
        let positions = moves.iter().map(|m| m.position());
        let moves: Vec<_> = positions
            .map(|m| Permutation::from_pieces(m.pm(), m.ori(), 3).unwrap())
            .collect();
        let rows = rows::<u32>(28, &moves);
        assert_eq!(rows.rows(0) * rows.columns().count, 3_674_160);
        let table = PocketCubeTable::new(metric).into_table();
        for threads in [1, 2] {
            assert_eq!(layers(&rows, Cpu::best(), threads), table.layers());
        }
    }
}

#[test]
fn rejects_what_is_no_group_of_moves() {
    let swap = |i| {
        let mut images: Vec<u16> = (0..4).collect();
        images.swap(i, i + 1);
        Permutation::new(images).unwrap()
    };
    let group = |moves: &[Permutation]| PermutationGroup::new(4, moves).unwrap();
    let small = group(&[swap(0)]);
    let error = CosetRows::<u64>::new(small, &[swap(0), swap(1)]).unwrap_err();
    assert!(
        error.to_string().starts_with("move 1: no product of the generators"),
        "{error}"
    );
    let error =
        CosetRows::<u64>::new(group(&[swap(0), swap(1)]), &[swap(1)]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the group has 6 elements, and the moves reach 2 of them"
    );
    let points = 25;
    let turn = Permutation::new((1..points).chain([0]).collect()).unwrap();
    let mut images: Vec<u16> = (0..points).collect();
    images.swap(0, 1);
    let moves = [turn, Permutation::new(images).unwrap()];
    let group = PermutationGroup::new(points.into(), &moves).unwrap();
    let error = CosetRows::<u64>::new(group, &moves).unwrap_err();
    assert!(
        error.to_string().starts_with("15511210043330985984000000 positions"),
        "{error}"
    );
}
