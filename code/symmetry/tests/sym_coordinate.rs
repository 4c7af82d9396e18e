//! Sym-coordinates, checked for every raw rank.

use symmetry::cube::{CornerTwist, EightCornerPermutation, FlipSlice};
use symmetry::{CubeSymmetries, SymCoordinate, Symmetries, SymmetryError, orbits};
use transition::Coordinate;

/// Asserts that a table of classes matches the orbits of the plain loop.
fn assert_matches_plain_loop(
    table: &SymCoordinate,
    count: usize,
    image: impl Fn(usize, usize) -> usize,
) {
    let symmetries = CubeSymmetries::d4h().group.count();
    let first = orbits(count, symmetries, &image);
    assert_eq!(table.raw_count(), count);
    let mut sizes = vec![0; table.count()];
    for raw in 0..count {
        let class = table.class(raw);
        sizes[class] += 1;
        assert_eq!(table.representative(class), first[raw]);
        assert_eq!(image(table.to_representative(raw), raw), first[raw]);
    }
    assert!((1..table.count()).all(|class| {
        table.representative(class - 1) < table.representative(class)
    }));
    for class in 0..table.count() {
        assert_eq!(table.orbit_size(class), sizes[class]);
        let representative = table.representative(class);
        let itself = |&s: &usize| image(s, representative) == representative;
        let stabilizer: Vec<_> = (0..symmetries).filter(itself).collect();
        assert_eq!(table.stabilizer(class).collect::<Vec<_>>(), stabilizer);
        for s in 0..symmetries {
            assert_eq!(table.image(class, s), image(s, representative));
        }
    }
}

#[test]
fn classes_match_plain_loop() {
    let corners = CubeSymmetries::d4h().into_corners();
    let table =
        SymCoordinate::from_coordinate(&EightCornerPermutation, &corners).unwrap();
    assert_matches_plain_loop(&table, 40_320, |s, raw| {
        EightCornerPermutation.rank(
            &corners.relabelings[s].conjugate(&EightCornerPermutation.unrank(raw)),
        )
    });
    let table = SymCoordinate::from_coordinate(&CornerTwist, &corners).unwrap();
    assert_matches_plain_loop(&table, 2187, |s, raw| {
        CornerTwist.rank(&corners.relabelings[s].conjugate(&CornerTwist.unrank(raw)))
    });
    let edges = CubeSymmetries::d4h().into_edges();
    let table = SymCoordinate::from_coordinate(&FlipSlice, &edges).unwrap();
    assert_matches_plain_loop(&table, 495 * 2048, |s, raw| {
        FlipSlice.rank(&edges.relabelings[s].conjugate(&FlipSlice.unrank(raw)))
    });
}

#[test]
fn bytes_match_documented_sizes() {
    let corners = CubeSymmetries::d4h().into_corners();
    let table =
        SymCoordinate::from_coordinate(&EightCornerPermutation, &corners).unwrap();
    assert_eq!(table.bytes(), 6 * 40_320 + 4 * 2768 * 16);
}

fn ring() -> Symmetries {
    Symmetries::find(&[vec![3, 0, 1, 2], vec![1, 2, 3, 0]]).unwrap()
}

#[test]
fn rejects_image_out_of_range() {
    let error = SymCoordinate::new(1, &ring(), |s, raw| raw + s).unwrap_err();
    assert_eq!(error, SymmetryError::Range { s: 1, raw: 0, found: 1, count: 1 });
    assert_eq!(error.to_string(), "symmetry 1 takes 0 to 1, which is not below 1");
}

#[test]
fn rejects_images_against_group_products() {
    // Symmetry 1 is its own inverse, but a step around a ring of three is not.
    let error = SymCoordinate::new(3, &ring(), |s, raw| (raw + s) % 3).unwrap_err();
    let expected = SymmetryError::NotAnAction { s: 1, raw: 1, expected: 0, found: 2 };
    assert_eq!(error, expected);
    assert_eq!(error.to_string(), "symmetry 1 does not take 1 back to 0, but to 2");
}

#[test]
fn zero_numbers_have_zero_classes() {
    let empty = SymCoordinate::new(0, &ring(), |_, raw| raw).unwrap();
    assert_eq!((empty.count(), empty.raw_count(), empty.bytes()), (0, 0, 0));
}

#[cfg(target_pointer_width = "64")]
#[test]
fn rejects_counts_beyond_32_bits() {
    let error = SymCoordinate::new(1 << 40, &ring(), |_, raw| raw).unwrap_err();
    assert_eq!(error, SymmetryError::TooLarge { count: 1 << 40 });
}
