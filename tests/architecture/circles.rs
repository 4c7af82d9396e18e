//! Circles of files: a file that uses one that, in the end, uses it.

use crate::imports::Uses;
use std::collections::{BTreeMap, VecDeque};

/// The shortest path from a file back to itself.
fn shortest<'a>(uses: &'a Uses, start: &'a str) -> Option<Vec<&'a str>> {
    let next = |file: &str| uses.get(file).into_iter().flat_map(|to| to.keys());
    let mut before = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(file) = queue.pop_front() {
        for to in next(file) {
            if !before.contains_key(to.as_str()) {
                before.insert(to.as_str(), file);
                queue.push_back(to);
            }
        }
    }
    let mut circle = vec![*before.get(start)?];
    while let Some(file) = circle.last().filter(|file| **file != start) {
        circle.push(before[file]);
    }
    circle.reverse();
    Some(circle)
}

/// The circles, each told once, the shortest one through each file.
pub fn circles(uses: &Uses) -> Vec<String> {
    let mut found: BTreeMap<Vec<&str>, String> = BTreeMap::new();
    for start in uses.keys() {
        let Some(circle) = shortest(uses, start) else { continue };
        let mut files = circle.clone();
        files.sort_unstable();
        found.entry(files).or_insert_with(|| {
            let steps = circle.iter().zip(circle.iter().cycle().skip(1));
            let step = |(from, to): (&&str, &&str)| {
                let names: Vec<_> =
                    uses[*from][*to].iter().map(String::as_str).collect();
                format!("\n    {from} -> {to} for {}", names.join(", "))
            };
            let steps: String = steps.map(step).collect();
            format!("files use each other in a circle:{steps}")
        });
    }
    found.into_values().collect()
}

/// What is planted is found, and what is no circle is not.
mod planted {
    use super::*;
    use crate::imports::{Files, uses};

    /// The circles of a crate of these files.
    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files: Files = files
            .iter()
            .map(|(path, text)| (path.to_string(), text.to_string()))
            .collect();
        circles(&uses("lib.rs", &files).unwrap())
    }

    /// The one circle of `a.rs` and `b.rs`, by what each takes from the other.
    fn both(a_takes: &str, b_takes: &str) -> [String; 1] {
        [format!(
            "files use each other in a circle:\n    a.rs -> b.rs for {a_takes}\
             \n    b.rs -> a.rs for {b_takes}"
        )]
    }

    const A: &str = "use crate::b::B; pub struct A; pub fn a() -> B { B }";
    const B: &str = "use crate::A; pub struct B; pub fn b(_: A) {}";

    #[test]
    fn files_that_use_each_other() {
        // By a path, and by what the root re-exports.
        let root = "mod a; mod b; pub use a::A;";
        assert_eq!(
            found(&[("lib.rs", root), ("a.rs", A), ("b.rs", B)]),
            both("B", "A")
        );
        // By trees, by `self` and `super`, by another name, and within a function.
        let a = "use super::{b::{self, B as C}}; pub enum A {} const D: C = b::B;";
        let b = "pub struct B; fn f() { let _ = Vec::<super::a::A>::new(); }";
        assert_eq!(
            found(&[("lib.rs", "mod a; mod b;"), ("a.rs", a), ("b.rs", b)]),
            both("B", "A")
        );
        // By all names, by a macro's arguments, and by a `use` within a function.
        let a = "use crate::b::*; pub fn a() { vec![E::F]; }";
        let b = "pub enum E { F } fn f() { use crate::a::a; a() }";
        let crate_root = "pub mod a; pub mod b;";
        assert_eq!(
            found(&[("lib.rs", crate_root), ("a.rs", a), ("b.rs", b)]),
            both("E", "a")
        );
    }

    #[test]
    fn folders_and_modules_within_a_file() {
        // A folder's file uses what is in it, and is used from there.
        let root = "mod a; mod a2 { use crate::a::inner::I; pub struct R; }";
        let folder = "mod inner; pub struct A; const I: inner::I = inner::I;";
        let inner = "use super::A; pub struct I; impl I { fn f(_: A) {} }";
        for path in ["a.rs", "a/mod.rs"] {
            let files = [("lib.rs", root), (path, folder), ("a/inner.rs", inner)];
            let found = found(&files);
            assert_eq!(found.len(), 1, "{found:?}");
            for step in
                [format!("{path} -> a/inner.rs for I"), format!("a/inner.rs -> {path}")]
            {
                assert!(found[0].contains(&step), "{found:?}");
            }
        }
        // A module within a file is that file.
        let root = "mod a; mod b { pub struct B; }";
        let a = "use crate::b::B; pub struct A(B);";
        assert!(found(&[("lib.rs", root), ("a.rs", a)]).is_empty());
        let root = "mod a; mod b { pub struct B; fn f(_: super::a::A) {} }";
        assert_eq!(found(&[("lib.rs", root), ("a.rs", a)]).len(), 1);
    }

    #[test]
    fn a_longer_circle() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c;"),
            ("a.rs", "pub struct A(crate::b::B);"),
            ("b.rs", "pub struct B(crate::c::C);"),
            ("c.rs", "use crate::a::A; pub struct C(Box<A>);"),
        ];
        let lines = "files use each other in a circle:\n    a.rs -> b.rs for B\
                     \n    b.rs -> c.rs for C\n    c.rs -> a.rs for A";
        assert_eq!(found(&files), [lines]);
    }

    #[test]
    fn what_is_no_circle() {
        // Tests, comments, texts, fields, lifetimes, another crate, a file of no module.
        let b = "//! [crate::A]\n/// crate::A\n#[cfg(test)] mod tests { use crate::A; }\n\
                 #[cfg(all(test, unix))] use crate::{A};\npub struct B;\n\
                 const C: &str = \"crate::A\"; fn f<'a>(b: &'a X) { b.a.A; ::a::A; c::A }";
        let files = [
            ("lib.rs", "mod a; mod b; pub use a::A;"),
            ("a.rs", A),
            ("b.rs", b),
            ("c.rs", "use crate::a::A; use crate::b::B;"),
        ];
        assert_eq!(found(&files), [""; 0]);
        // But what is compiled when it is not for tests counts.
        let files = files.map(|(path, text)| (path, text));
        let b = b.replace("all(test, unix)", "any(test, unix)");
        let files = [files[0], files[1], ("b.rs", &b)];
        assert_eq!(found(&files), both("B", "A"));
    }

    #[test]
    fn a_module_without_a_file() {
        let files = Files::from([("lib.rs".to_owned(), "mod a;".to_owned())]);
        assert_eq!(
            uses("lib.rs", &files).unwrap_err(),
            ["lib.rs: `mod a` has no file a.rs"]
        );
    }
}
