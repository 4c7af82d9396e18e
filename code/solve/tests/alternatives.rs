//! What fits in the memory where a table does not.

use definition::{DefinedPuzzle, Definition};
use rows::Keep;
use solve::{
    Alternative, Instance, Limits, Method, Purpose, PuzzleTable, SolveError, what_fits,
};

fn limits(memory: u64) -> Limits {
    Limits { memory: Some(memory), ..Limits::default() }
}

/// How many bytes a table needs, as its error says.
fn needed(instance: &Instance, purpose: Purpose) -> u64 {
    match PuzzleTable::compute(instance, None, purpose, limits(0), &|_| ()) {
        Err(SolveError::Memory { bytes, .. }) => bytes,
        _ => panic!("a table in no memory"),
    }
}

/// The tables that fit, and the smaller puzzle.
fn tables(instance: &Instance, memory: u64) -> (Vec<(Purpose, u64)>, Option<String>) {
    let (mut tables, mut smaller) = (Vec::new(), None);
    for fits in what_fits(instance, limits(memory)) {
        match fits {
            Alternative::Table(purpose, bytes) => tables.push((purpose, bytes)),
            Alternative::Smaller(name, _) => smaller = Some(name),
            Alternative::Search(_) => {}
        }
    }
    (tables, smaller)
}

#[test]
fn best_table_that_fits_is_named() {
    let text = "a = (1,2,3)\nb = (3,4,5,6,7,8)\n";
    let defined = Definition::read("eight.gens", text.as_bytes()).unwrap();
    let defined = Instance::defined(DefinedPuzzle::new(defined).unwrap());
    for instance in [defined, Instance::find("8-puzzle").unwrap()] {
        let layers = needed(&instance, Purpose::Layers);
        let byte = needed(&instance, Purpose::Keep(Keep::Byte));
        let counts = (Purpose::Layers, layers);
        assert_eq!(tables(&instance, layers), (vec![counts], None));
        let (fits, _) = tables(&instance, byte - 1);
        let (kept, bytes) = fits[0];
        assert!(matches!(kept, Purpose::Keep(Keep::TwoBits | Keep::OneBit)));
        assert_eq!((bytes, fits[1]), (needed(&instance, kept), counts));
        let whole = (Purpose::Keep(Keep::Byte), byte);
        assert_eq!(tables(&instance, byte), (vec![whole, counts], None));
    }
}

#[test]
fn smaller_puzzle_is_largest_that_fits() {
    for (name, fitting, size) in
        [("sliding-3x4", "sliding-3x3", 1 << 20), ("hanoi-3x9", "hanoi-3x7", 5000)]
    {
        let instance = Instance::find(name).unwrap();
        assert_eq!(tables(&instance, size), (vec![], Some(fitting.to_owned())));
        let smaller = Instance::find(fitting).unwrap();
        let table = PuzzleTable::compute(
            &smaller,
            None,
            Purpose::Layers,
            limits(size),
            &|_| (),
        );
        assert!(table.is_ok());
    }
}

#[test]
fn search_without_table_is_named() {
    for (name, method) in
        [("15-puzzle", Method::IdaStar), ("rubik-edges", Method::Bidirectional)]
    {
        let instance = Instance::find(name).unwrap();
        let fits = what_fits(&instance, limits(20 << 20));
        assert_eq!(fits.last(), Some(&Alternative::Search(method)), "{name}");
    }
}
