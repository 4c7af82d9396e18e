//! Positions form a group, and written positions and moves can be read.

use proptest::prelude::*;
use puzzle::pocket_cube::{self, Face, Move, PocketCube, from_facelets, to_facelets};
use puzzle::{Metric, PieceLists, Pieces, compose, compose_orientations, invert};

/// Any `N` pieces with `V` orientations each and total twist 0.
fn pieces<const N: usize, const V: u8>() -> impl Strategy<Value = Pieces<N, V>> {
    let identity: Vec<u8> = (0..N as u8).collect();
    let twists = prop::collection::vec(0..V, N);
    (Just(identity).prop_shuffle(), twists).prop_map(|(pm, mut ori)| {
        let others: u32 = ori[1..].iter().map(|&o| u32::from(o)).sum();
        let v = u32::from(V);
        ori[0] = ((v - others % v) % v) as u8;
        Pieces::new(pm.try_into().unwrap(), ori.try_into().unwrap()).unwrap()
    })
}

/// Checks the group axioms for three positions.
fn is_group<const N: usize, const V: u8>(
    a: Pieces<N, V>,
    b: Pieces<N, V>,
    c: Pieces<N, V>,
) -> Result<(), TestCaseError> {
    prop_assert_eq!((a * b) * c, a * (b * c));
    prop_assert_eq!(a * Pieces::SOLVED, a);
    prop_assert_eq!(Pieces::SOLVED * a, a);
    prop_assert_eq!(a * a.inverse(), Pieces::SOLVED);
    prop_assert_eq!(a.inverse() * a, Pieces::SOLVED);
    prop_assert_eq!((a * b).inverse(), b.inverse() * a.inverse());
    prop_assert_eq!([a, b, c].into_iter().product::<Pieces<N, V>>(), a * b * c);

    // A product is a position: no piece twice, total twist 0.
    let product = a * b;
    prop_assert_eq!(Pieces::new(*product.pm(), *product.ori()), Ok(product));
    let inverse = a.inverse();
    prop_assert_eq!(Pieces::new(*inverse.pm(), *inverse.ori()), Ok(inverse));

    // Sizes chosen at run time give the same positions.
    let [list_a, list_b] = [a, b].map(PieceLists::from);
    prop_assert_eq!(&list_a * &list_b, PieceLists::from(product));
    prop_assert_eq!(list_a.inverse(), PieceLists::from(inverse));
    prop_assert_eq!(
        PieceLists::solved(N, V),
        Ok(PieceLists::from(Pieces::<N, V>::SOLVED))
    );
    Ok(())
}

fn any_move() -> impl Strategy<Value = Move> {
    let quarters = 1..4_u8;
    let faces = prop::sample::select(&Face::ALL[..]);
    (faces, quarters).prop_map(|(f, q)| Move::new(f, q).unwrap())
}

proptest! {
    #[test]
    fn corners_form_a_group(a in pieces::<7, 3>(), b in pieces(), c in pieces()) {
        is_group(a, b, c)?;
    }

    #[test]
    fn edges_form_a_group(a in pieces::<12, 2>(), b in pieces(), c in pieces()) {
        is_group(a, b, c)?;
    }

    #[test]
    fn pieces_without_orientation_form_a_group(
        a in pieces::<20, 1>(), b in pieces(), c in pieces(),
    ) {
        is_group(a, b, c)?;
    }

    // The sum of orientations 254 and 254 does not fit in a byte.
    #[test]
    fn most_orientations_form_a_group(
        a in pieces::<5, 255>(), b in pieces(), c in pieces(),
    ) {
        is_group(a, b, c)?;
    }

    // The sum 199 + 57 of 200 orientations does not fit in a byte either.
    #[test]
    fn orientations_beyond_byte_sums_form_group(
        a in pieces::<3, 200>(), b in pieces(), c in pieces(),
    ) {
        is_group(a, b, c)?;
        for i in 0..3 {
            let from = usize::from(b.pm()[i]);
            let sum = u32::from(a.ori()[from]) + u32::from(b.ori()[i]);
            prop_assert_eq!(u32::from((a * b).ori()[i]), sum % 200);
        }
    }

    #[test]
    fn more_than_20_pieces_form_group(
        a in pieces::<24, 1>(), b in pieces(), c in pieces(),
    ) {
        is_group(a, b, c)?;
    }

    #[test]
    fn product_matches_plain_loops(
        a in pieces::<7, 3>(), b in pieces::<7, 3>(),
    ) {
        let (mut pm, mut ori, mut back) = ([0; 7], [0; 7], [0; 7]);
        compose(a.pm(), b.pm(), &mut pm);
        compose_orientations(a.ori(), b.pm(), b.ori(), 3, &mut ori);
        invert(a.pm(), &mut back);
        prop_assert_eq!(Pieces::new(pm, ori), Ok(a * b));
        let inverse = a.inverse();
        prop_assert_eq!(&back, inverse.pm());

        // By definition, the piece in slot i came from slot b[i].
        for i in 0..7 {
            let from = usize::from(b.pm()[i]);
            prop_assert_eq!(pm[i], a.pm()[from]);
            prop_assert_eq!(ori[i], (a.ori()[from] + b.ori()[i]) % 3);
        }
    }

    #[test]
    fn arbitrary_arrays_are_validated(
        pm: [u8; 4], small in prop::array::uniform4(0..5_u8),
        ori in prop::array::uniform4(0..4_u8),
    ) {
        let _ = Pieces::<4, 3>::new(pm, ori);
        let mut sorted = small;
        sorted.sort_unstable();
        let valid = sorted == [0, 1, 2, 3]
            && ori.iter().all(|&o| o < 3)
            && ori.iter().sum::<u8>().is_multiple_of(3);
        prop_assert_eq!(Pieces::<4, 3>::new(small, ori).is_ok(), valid);
    }

    #[test]
    fn facelets_round_trip(position in pieces::<7, 3>()) {
        prop_assert_eq!(from_facelets(&to_facelets(&position)), Ok(position));
    }

    #[test]
    fn accepts_any_six_color_letters(
        position in pieces::<7, 3>(),
        letters in Just("WGRYBOabcdeføß☺123".chars().collect::<Vec<_>>()).prop_shuffle(),
        spaces in prop::collection::vec(0..3_usize, 24),
    ) {
        let mut text = String::new();
        for (facelet, space) in to_facelets(&position).chars().zip(spaces) {
            text.extend(std::iter::repeat_n(' ', space));
            text.push(letters["URFDLB".find(facelet).unwrap()]);
        }
        prop_assert_eq!(from_facelets(&text), Ok(position));
    }

    #[test]
    fn arbitrary_facelets_never_panic(text: String) {
        let _ = from_facelets(&text);
    }

    #[test]
    fn arbitrary_24_letters_never_panic(
        text in "[URFDLB]{24}",
        shuffled in Just("UUUURRRRFFFFDDDDLLLLBBBB".chars().collect::<Vec<_>>())
            .prop_shuffle(),
    ) {
        let _ = from_facelets(&text);
        let shuffled: String = shuffled.into_iter().collect();
        let _ = from_facelets(&shuffled);
    }

    #[test]
    fn rejects_two_swapped_stickers(
        position in pieces::<7, 3>(), a in 0..24_usize, b in 0..24_usize,
    ) {
        let mut letters: Vec<char> = to_facelets(&position).chars().collect();
        prop_assume!(letters[a] != letters[b]);
        letters.swap(a, b);
        let swapped: String = letters.into_iter().collect();
        prop_assert!(from_facelets(&swapped).is_err());
    }

    #[test]
    fn moves_round_trip(moves in prop::collection::vec(any_move(), 0..30)) {
        for separator in ["", " ", ", ", "\n\t"] {
            let names: Vec<_> = moves.iter().map(Move::to_string).collect();
            let text = names.join(separator);
            prop_assert_eq!(pocket_cube::parse(&text), Ok(moves.clone()));
            let other = text.replace('\'', "’");
            prop_assert_eq!(pocket_cube::parse(&other), Ok(moves.clone()));
            let prime = text.replace('\'', "′");
            prop_assert_eq!(pocket_cube::parse(&prime), Ok(moves.clone()));
            let three = text.replace('\'', "3");
            prop_assert_eq!(pocket_cube::parse(&three), Ok(moves.clone()));
        }
    }

    #[test]
    fn arbitrary_moves_never_panic(text: String, near in "[URFLDBxyz23'’′, ]{0,20}") {
        let _ = pocket_cube::parse(&text);
        let _ = pocket_cube::parse(&near);
    }

    #[test]
    fn undoing_scramble_backward_solves(
        moves in prop::collection::vec(any_move(), 0..30),
    ) {
        let undo = moves.iter().rev().map(|m| m.inverse());
        let all = moves.iter().copied().chain(undo);
        let all: Vec<Move> = all.collect();
        prop_assert_eq!(pocket_cube::apply(&all), PocketCube::SOLVED);
    }

    #[test]
    fn moves_are_applied_in_order(
        first in prop::collection::vec(any_move(), 0..15),
        second in prop::collection::vec(any_move(), 0..15),
    ) {
        let mut position = PocketCube::SOLVED;
        for m in first.iter().chain(&second) {
            for _ in 0..m.quarters() {
                position = position * m.face().turn();
            }
        }
        let all = [first.clone(), second.clone()].concat();
        prop_assert_eq!(pocket_cube::apply(&all), position);
        let parts = pocket_cube::apply(&first) * pocket_cube::apply(&second);
        prop_assert_eq!(parts, position);
    }

    #[test]
    fn parses_only_known_metrics(name: String) {
        let known = Metric::ALL.iter().any(|metric| metric.name() == name);
        prop_assert_eq!(name.parse::<Metric>().is_ok(), known);
    }
}

#[test]
fn orientation_sums_wrap_modulo_200() {
    let a = Pieces::<3, 200>::new([0, 1, 2], [199, 199, 2]).unwrap();
    assert_eq!((a * a).ori(), &[198, 198, 4]);
    assert_eq!((a * a * a).ori(), &[197, 197, 6]);
    assert_eq!(a.inverse().ori(), &[1, 1, 198]);
    assert_eq!((0..200).map(|_| a).product::<Pieces<3, 200>>(), Pieces::SOLVED);
}

#[test]
fn lists_reject_what_is_no_position() {
    let error = |pm: &[u8], ori: &[u8], v| {
        PieceLists::new(pm.to_vec(), ori.to_vec(), v).unwrap_err().to_string()
    };
    assert_eq!(
        error(&[0, 1], &[0], 3),
        "found 2 pieces and 1 orientations, and must be as many"
    );
    assert_eq!(error(&[0, 0], &[0, 0], 3), "piece 0 stands twice, in slots 0 and 1");
    assert_eq!(error(&[1, 0], &[1, 0], 2), "total twist is 1 mod 2, and must be 0");
    assert!(PieceLists::new(vec![0], vec![3], 3).is_err());
    assert!(PieceLists::new(vec![0], vec![0], 0).is_err());
    assert!(PieceLists::solved(257, 2).is_err() && PieceLists::solved(256, 2).is_ok());
}
