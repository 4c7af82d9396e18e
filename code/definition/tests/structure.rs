//! What the moves of a definition can do.

use definition::{Definition, Structure};
use permutation_group::BigUint;

fn of(name: &str, text: &str) -> Structure {
    Definition::read(name, text.as_bytes()).unwrap().structure().unwrap()
}

fn of_catalog(name: &str) -> Structure {
    let named = puzzle::catalog::find(name).unwrap();
    Definition::of_catalog(&named).unwrap().structure().unwrap()
}

fn constraints(structure: &Structure) -> Vec<String> {
    structure.constraints.iter().map(|one| one.to_string()).collect()
}

#[test]
fn finds_constraints_of_catalog() {
    let none = BigUint::from(1_u32);
    for (name, expected, symmetries) in [
        ("pocket-cube", &["sum of orientations of CORNER = 0 mod 3"][..], 6),
        ("rubik-corners", &["sum of orientations of CORNER = 0 mod 3"], 48),
        (
            "pyraminx",
            &["parity of EDGE is even", "sum of orientations of EDGE = 0 mod 2"],
            24,
        ),
        ("pancake-6", &[], 1),
        ("burnt-pancake-5", &[], 1),
    ] {
        let found = of_catalog(name);
        assert_eq!(constraints(&found), expected, "{name}");
        assert_eq!(found.unexplained, none, "{name}");
        assert_eq!(found.symmetries, Some(symmetries), "{name}");
        assert!(found.warnings.is_empty(), "{name}");
    }
    assert_eq!(of_catalog("rubik-corners").order, BigUint::from(88_179_840_u32));
}

#[test]
fn constraints_tie_orbits() {
    // A quarter turn of four corners and four edges, and of a center by a quarter.
    let text = "Set CORNER 4 3\nSet EDGE 4 2\nSet CENTER 1 4\nSolved\nEnd\n\
                MoveTransformation R\nCORNER\n1 2 3 0\n1 2 1 2\nEDGE\n1 2 3 0\n1 1 1 1\n\
                CENTER\n0\n1\nEnd\n\
                MoveTransformation S\nCORNER\n1 2 0 3\n1 1 1 0\nEDGE\n1 2 0 3\nEnd\n\
                MoveTransformation T\nCORNER\n1 2 3 0\nEDGE\n1 0 2 3\n1 1 0 0\nCENTER\n0\n3\nEnd\n";
    let found = of("a.tws", text);
    assert_eq!(
        constraints(&found),
        [
            "sum of orientations of CORNER = 0 mod 3",
            "sum of orientations of EDGE = 0 mod 2",
            "parity of CORNER = parity of EDGE",
            "parity of CORNER = sum of orientations of CENTER mod 2",
        ]
    );
    let arrangements: BigUint =
        found.orbits.iter().map(|it| &it.arrangements).product();
    assert_eq!(arrangements, &found.order * 24_u32 * &found.unexplained);
    assert_eq!(found.unexplained, BigUint::from(1_u32));
}

#[test]
fn finds_blocks_and_symmetries() {
    let rings = of("rings.gens", "a = (1,2,3,4,5,6)\nb = (1,7,8,4,9,10)\n");
    assert_eq!(rings.factors, [(2, 7), (3, 1), (5, 1)]);
    assert_eq!(rings.orbits[0].blocks, [2]);
    assert_eq!(rings.unexplained, BigUint::from(1890_u32));
    // Each ring may be mirrored or not, and they may change places.
    assert_eq!(rings.symmetries, Some(8));
    let m12 = "a = (1,2,3,4,5,6,7,8,9,10,11)\nb = (3,7,11,8)(4,10,5,6)\n\
               c = (1,12)(2,11)(3,6)(4,8)(5,9)(7,10)\n";
    let m12 = of("m12.gens", m12);
    assert_eq!(m12.order, BigUint::from(95_040_u32));
    assert_eq!(constraints(&m12), ["parity of POINT is even"]);
    assert!(m12.orbits[0].blocks.is_empty());
    assert_eq!(m12.unexplained, BigUint::from(2520_u32));
}

#[test]
fn warns_of_what_does_nothing() {
    let text = "Set A 3 2\nSet B 4 1\nSet C 2 3\nSolved\nEnd\n\
                MoveTransformation R\nA\n1 2 0\n0 1 1\nEnd\n\
                MoveTransformation S\nB\n1 0 2 3\nEnd\n\
                MoveTransformation T\nA\n1 2 0\n0 1 1\nEnd\n\
                MoveTransformation U\nA\n2 0 1\n1 0 1\nEnd\nMoveTransformation V\nEnd\n";
    let found = of("a.tws", text);
    assert_eq!(
        found.warnings,
        [
            "T is the same as R",
            "U is R done 2 times, which is a move anyway",
            "V does nothing",
            "the pieces of B in the slots 2 3, counted from 0, never move",
            "C never moves",
        ]
    );
    let still = of("a.gens", "a = (1,2,3)(4,300)\n").warnings;
    let list = "the slots 4 5 6 7 8 9 and 289 more, counted from 0, never move";
    assert!(still[0].ends_with(list), "{still:?}");
}

#[test]
fn warns_of_names_of_other_powers() {
    let found = of("a.gens", "a = (1,2,3,4)\na2 = (1,2)\na' = (5,6)\na3 = (1,4,3,2)\n");
    assert_eq!(
        found.warnings,
        [
            "a2 is not a done 2 times, which is called a6",
            "a' is not a done backward, which is called a3",
            "a3 is a done 3 times, which is a move anyway",
        ]
    );
}

#[test]
fn abridges_huge_numbers() {
    let points: Vec<_> = (1..=100).map(|point| point.to_string()).collect();
    let found = of("a.gens", &format!("a = ({})\n", points.join(","))).to_string();
    assert!(found.contains("100 of about 9.33·10^157 arrangements"), "{found}");
}
