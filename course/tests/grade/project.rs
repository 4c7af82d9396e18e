//! A student's own crate, graded part by part.
use crate::{Expected, Rows, grade, json_rows, write};

const MANIFEST: &str = "[package]\nname = \"mine\"\nversion = \"0.1.0\"\n\
    edition = \"2024\"\n[dependencies]\ngods-judge = \"0.1\"\ngods-orientation = \"0.1\"\n\
    gods-permutation = \"0.1\"\n";

/// A correct crate.
const CORRECT_CRATE: &str = r#"
use judge::{Cube, POSITIONS, Project, Turns};

pub struct Answer;

fn scan(turns: &mut Turns) -> (Vec<u8>, Vec<u64>) {
    // The image of each permutation, and of each row of twists, under each turn.
    let mut after = |t, m| Answer::rank(&turns.turn(&Answer::unrank(t), m)) as usize;
    let orders: Vec<_> =
        (0..5040).map(|t| [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|m| after(t * 729, m) / 729)).collect();
    let twists: Vec<_> =
        (0..729).map(|t| [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|m| after(t, m) % 729)).collect();
    let solved = Answer::rank(&Cube::SOLVED) as usize;
    let mut table = vec![u8::MAX; POSITIONS as usize];
    let (mut frontier, mut layers) = (vec![solved], Vec::new());
    table[solved] = 0;
    while !frontier.is_empty() {
        layers.push(frontier.len() as u64);
        let mut next = Vec::new();
        for t in frontier {
            for (order, twist) in orders[t / 729].iter().zip(&twists[t % 729]) {
                let rank = order * 729 + twist;
                if table[rank] == u8::MAX {
                    table[rank] = layers.len() as u8;
                    next.push(rank);
                }
            }
        }
        frontier = next;
    }
    (table, layers)
}

impl Project for Answer {
    type Solver = Vec<u8>;

    fn rank(cube: &Cube) -> u64 {
        permutation::rank(&cube.pm) * 729 + orientation::rank_zero_twist(&cube.ori, 3)
    }
    fn unrank(rank: u64) -> Cube {
        let mut cube = Cube::SOLVED;
        permutation::unrank(rank / 729, &mut cube.pm);
        orientation::unrank_zero_twist(rank % 729, 3, &mut cube.ori);
        cube
    }
    fn layers(turns: &mut Turns) -> Vec<u64> {
        scan(turns).1
    }
    fn prepare(turns: &mut Turns) -> Vec<u8> {
        scan(turns).0
    }
    fn solve(table: &Vec<u8>, cube: &Cube, turns: &mut Turns) -> Vec<usize> {
        let (mut at, mut way) = (*cube, Vec::new());
        while at != Cube::SOLVED {
            let here = table[Answer::rank(&at) as usize];
            let nearer = |m: &usize| {
                table[Answer::rank(&turns.turn(&at, *m)) as usize] < here
            };
            let m = (0..9).find(nearer).unwrap();
            at = turns.turn(&at, m);
            way.push(m);
        }
        way
    }
}
"#;

const FORGED_TYPES: &str = r#"
#[derive(Debug)]
pub struct Layers(Vec<u64>);
impl std::ops::Deref for Layers {
    type Target = [u64];
    fn deref(&self) -> &[u64] {
        &self.0
    }
}
impl PartialEq<Vec<u64>> for Layers {
    fn eq(&self, _: &Vec<u64>) -> bool {
        true
    }
}
#[derive(Debug)]
pub struct Way(Vec<usize>);
impl<'a> IntoIterator for &'a Way {
    type Item = &'a usize;
    type IntoIter = std::slice::Iter<'a, usize>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
pub struct Length;
impl PartialEq<usize> for Length {
    fn eq(&self, _: &usize) -> bool {
        true
    }
}
impl std::fmt::Display for Length {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "0")
    }
}
impl Way {
    pub fn len(&self) -> Length {
        Length
    }
}
impl Answer {
    pub fn layers(_: &mut Turns) -> Layers {
        Layers(vec![])
    }
    pub fn solve(table: &Vec<u8>, cube: &Cube, turns: &mut Turns) -> Way {
        Way(<Answer as Project>::solve(table, cube, turns))
    }
}
"#;

/// A crate that is correct only if it cannot find the complete table, neither in a file
/// nor in its input.
const READING_CRATE: &str = r#"
RIGHT

pub fn nothing_is_there() {
    assert!(std::fs::read("../distances").is_err());
    assert!(std::fs::read_dir("..").is_err());
    let mut rest = Vec::new();
    let _ = std::io::Read::read_to_end(&mut std::io::stdin(), &mut rest);
    assert!(rest.is_empty());
}
"#;

/// A crate that compiles alone but not with the check, which first instantiates the
/// generic code.
const UNUSABLE_CRATE: &str = r#"
use judge::{Cube, Project, Turns};

pub struct A<T>(T);
pub type Answer = A<u8>;

impl<T> Project for A<T> {
    type Solver = ();

    fn rank(_: &Cube) -> u64 {
        MORE
    }
    fn unrank(_: u64) -> Cube {
        todo!()
    }
    fn layers(_: &mut Turns) -> Vec<u64> {
        todo!()
    }
    fn prepare(_: &mut Turns) {}
    fn solve(_: &(), _: &Cube, _: &mut Turns) -> Vec<usize> {
        todo!()
    }
}
"#;

/// Code that doubles at each step of its instantiation.
const EXPONENTIAL_CODE: &str = r#"
pub struct Next<N>(N);
pub struct End;
pub struct L<T>(T);
pub struct R<T>(T);
pub trait Grow {
    fn grow<T>() -> u64;
}
impl Grow for End {
    fn grow<T>() -> u64 {
        size_of::<T>() as u64
    }
}
impl<N: Grow> Grow for Next<N> {
    fn grow<T>() -> u64 {
        N::grow::<L<T>>() + N::grow::<R<T>>()
    }
}
type Two<N> = Next<Next<N>>;
type Eight<N> = Two<Two<Two<Two<N>>>>;
pub type Many = Eight<Eight<Eight<Eight<End>>>>;
"#;

#[test]
fn grades_crate_part_by_part() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    let student = |name: &str, manifest: &str, program: &str| {
        let folder = class.join(name).join("crate");
        write(&folder.join("Cargo.toml"), manifest);
        write(&folder.join("src/lib.rs"), program);
    };
    student("ada", MANIFEST, CORRECT_CRATE);
    // The rank ignores most twists, the layers are constants, the solved cube is turned
    // twice.
    let solve = "let (mut at, mut way) = (*cube, Vec::new());";
    let wrong = CORRECT_CRATE
        .replace("orientation::rank_zero_twist(&cube.ori, 3)", "u64::from(cube.ori[0])")
        .replace("scan(turns).1", "vec![1, 9, 54]")
        .replace(
            solve,
            &format!("if *cube == Cube::SOLVED {{ return vec![1, 1]; }}{solve}"),
        );
    student("ben", MANIFEST, &wrong);
    student("eve", &format!("{MANIFEST}rand = \"0.10\"\n"), CORRECT_CRATE);
    // No build script is run.
    student("fay", MANIFEST, CORRECT_CRATE);
    write(&class.join("fay/crate/build.rs"), "fn main() { panic!() }");

    // Inherent functions `layers` and `solve` shadow those of the trait, with types that
    // equal every value; and the solutions are too long.
    let inner = CORRECT_CRATE.replace("scan(turns).1", "vec![1]");
    let inner =
        inner.replace("        way\n", "        way.extend([0, 2]);\n        way\n");
    student("gus", MANIFEST, &(inner + FORGED_TYPES));
    let reading = CORRECT_CRATE.replace(
        "        scan(turns)",
        "        nothing_is_there();\n        scan(turns)",
    );
    student("hal", MANIFEST, &READING_CRATE.replace("RIGHT", &reading));
    student("ian", MANIFEST, &CORRECT_CRATE.replace("fn scan", "mod naked;\nfn scan"));
    write(&class.join("ian/crate/src/naked.rs"), "\n#[unsafe(naked)] fn f() {}");
    // A manifest that is not text, and too large.
    student("jan", "", CORRECT_CRATE);
    let large = std::fs::File::create(class.join("jan/crate/Cargo.toml")).unwrap();
    large.set_len((1 << 20) + 1).unwrap();

    let asserts = "const { assert!(size_of::<T>() > 1) };\n        0";
    student("kim", MANIFEST, &UNUSABLE_CRATE.replace("MORE", asserts));
    let links =
        format!("#[link(name = \"nosuchlib\")]\nextern \"C\" {{}}\n{CORRECT_CRATE}");
    student("mia", MANIFEST, &links);
    student("ned", &MANIFEST.replace("2024", "2021"), CORRECT_CRATE);

    let output = grade(&class, &["--capstone=100", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows = json_rows(&output);
    assert_parts(
        &rows,
        "kim",
        [("wrong", "assertion failed: size_of::<T>() > 1"); 4],
        "0.0",
    );
    assert_parts(&rows, "mia", [("wrong", "lib.rs:2: found `extern`"); 4], "0.0");
    assert_parts(
        &rows,
        "ned",
        [("wrong", "The edition in Cargo.toml is 2021"); 4],
        "0.0",
    );
    assert_parts(&rows, "ada", [("solved", ""); 4], "100.0");
    let ben = [
        ("wrong", "the number of another position, too"),
        ("wrong", "and the rank of that is"),
        ("wrong", "gives [1, 9, 54], which adds up to 64"),
        ("wrong", "2 moves, and 0 are enough"),
    ];
    assert_parts(&rows, "ben", ben, "0.0");
    assert_parts(&rows, "eve", [("wrong", "The crate depends on `rand`"); 4], "0.0");
    assert_parts(&rows, "fay", [("solved", ""); 4], "100.0");
    let gus = [
        ("solved", ""),
        ("solved", ""),
        ("wrong", "gives [1], which adds up to 1"),
        ("wrong", "2 moves, and 0 are enough"),
    ];
    assert_parts(&rows, "gus", gus, "50.0");
    if grade::isolation::missing_protection().is_none() {
        assert_parts(&rows, "hal", [("solved", ""); 4], "100.0");
    }
    assert_parts(&rows, "ian", [("wrong", "naked.rs:2: found `unsafe`"); 4], "0.0");
    let large = "Cargo.toml: The file has 1048577 bytes, and may have 1 MB";
    assert_parts(&rows, "jan", [("wrong", large); 4], "0.0");
}

/// Crates that count calls, remember them or know the answers.
#[test]
fn forged_crates_are_wrong() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    let right = CORRECT_CRATE;
    let (rank, unrank) = (
        "permutation::rank(&cube.pm) * 729 + orientation::rank_zero_twist(&cube.ori, 3)",
        "let mut cube = Cube::SOLVED;
        permutation::unrank(rank / 729, &mut cube.pm);
        orientation::unrank_zero_twist(rank % 729, 3, &mut cube.ori);
        cube",
    );
    assert!(right.contains(rank) && right.contains(unrank));
    let counts = "static NEXT: std::sync::atomic::AtomicU64 = \
                  std::sync::atomic::AtomicU64::new(0);\n        let _ = cube;\n        \
                  NEXT.fetch_add(1, std::sync::atomic::Ordering::Relaxed)";
    let remembers = "static ALL: std::sync::Mutex<std::collections::BTreeMap<([u8; 7], \
                     [u8; 7]), u64>> = std::sync::Mutex::new(std::collections::BTreeMap::new());
        let mut all = ALL.lock().unwrap();
        let next = all.len() as u64;
        *all.entry((cube.pm, cube.ori)).or_insert(next)";
    let kept = "static LAST: std::sync::atomic::AtomicU64 = \
                std::sync::atomic::AtomicU64::new(0);\n";
    let layers =
        "vec![1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644]";
    let known = "for _ in 0..60_000 { turns.turn(&Cube::SOLVED, 0); }\n        ";
    for (name, answer) in [
        ("counts", right.replace(rank, counts).replace(unrank, "let _ = rank;\n        Cube::SOLVED")),
        ("remembers", right.replace(rank, remembers)),
        (
            "echoes",
            right
                .replace(rank, "let _ = cube;\n        LAST.load(std::sync::atomic::Ordering::Relaxed)")
                .replace(unrank, "LAST.store(rank, std::sync::atomic::Ordering::Relaxed);\n        Cube::SOLVED")
                + kept,
        ),
        ("types", right.replace("scan(turns).1", &format!("{known}{layers}"))),
    ] {
        let folder = class.join(name).join("crate");
        write(&folder.join("Cargo.toml"), MANIFEST);
        write(&folder.join("src/lib.rs"), &answer);
    }
    let output = grade(&class, &["--capstone=100", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows = json_rows(&output);
    for (student, part, message) in [
        ("counts", "rank", "and, when it is asked again, "),
        ("counts", "unrank", "the position of another number, too"),
        ("remembers", "rank", "when it is asked for the positions in another order"),
        ("echoes", "unrank", "the position of another number, too"),
        ("types", "layers", "Are all turns made by `turns`?"),
    ] {
        let row = &rows[&(student.to_owned(), part.to_owned())];
        assert_eq!(row["status"], "wrong", "{row:?}");
        assert!(row["message"].contains(message), "{row:?}");
    }
}

/// The starting point that the capstone's page describes.
#[test]
fn documented_starting_crate_is_todo() {
    let page = crate::root().join("chapters/teaching");
    let page = std::fs::read_to_string(page.join("capstone.md")).unwrap();
    let block = |fence: &str| {
        let (_, rest) = page.split_once(fence).expect(fence);
        rest.split_once("```").unwrap().0.to_owned()
    };
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    write(&class.join("me/crate/Cargo.toml"), &block("```toml\n"));
    write(&class.join("me/crate/src/lib.rs"), &block("```rust,no_run\n"));
    let output = grade(&class, &["--capstone=100", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_parts(&json_rows(&output), "me", [("todo", ""); 4], "0.0");
}

/// Asserts the results of the parts and the total of a student's crate.
#[track_caller]
fn assert_parts(rows: &Rows, student: &str, expected: [Expected; 4], points: &str) {
    let parts = ["rank", "unrank", "layers", "solve"];
    for (part, (status, message)) in parts.into_iter().zip(expected) {
        let row = &rows[&(student.to_owned(), part.to_owned())];
        assert_eq!((&*row["chapter"], &*row["status"]), ("crate", status), "{row:?}");
        assert!(row["message"].contains(message), "{row:?}");
    }
    // Only the crate counts.
    let total = &rows[&(student.to_owned(), "total".to_owned())];
    assert_eq!((&*total["chapter"], &*total["points"]), ("", points), "{total:?}");
}

#[test]
#[ignore = "half a minute: as much time or memory as the compiler may take"]
fn compiler_timeout_affects_only_its_crate() {
    let temp = tempfile::tempdir().unwrap();
    let class = temp.path().join("class");
    let grows = UNUSABLE_CRATE.replace("MORE", "Many::grow::<T>()") + EXPONENTIAL_CODE;
    write(&class.join("leo/crate/Cargo.toml"), MANIFEST);
    write(&class.join("leo/crate/src/lib.rs"), &grows);
    let output = grade(&class, &["--capstone=100", "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let rows = json_rows(&output);
    // On a fast machine its memory is used up before its time.
    let beyond = "It does not compile with its check: the compiler ";
    assert_parts(&rows, "leo", [("wrong", beyond); 4], "0.0");
}
