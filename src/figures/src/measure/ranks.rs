//! Ranks: the documents' methods, and the faster ones.
use std::hint::black_box;
use std::rc::Rc;

use anyhow::Result;
use cpu::Cpu;
use permutation::{LANES, Lanes, Permutations, Width, lane, lanes};

use super::results::Method;
use super::tasks::{Tasks, method};

/// How many numbers a run computes.
const COUNT: usize = 64 * LANES;

/// Numbers below `count`, far from one another.
fn spread(count: u64) -> Vec<u64> {
    (0..COUNT as u64).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % count).collect()
}

/// Many numbers in one.
fn mixed(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    vec![numbers.fold(0, |mixed, number| mixed.rotate_left(5) ^ number)]
}

/// The pieces of many rows in one number.
fn mixed_rows<const N: usize>(rows: &[[u8; N]]) -> Vec<u64> {
    mixed(rows.iter().flatten().map(|&piece| piece.into()))
}

fn documents() -> Method {
    Method { documents: true, ..other("documents", "the documents' way") }
}

fn other(name: &str, title: &str) -> Method {
    method(name, title, COUNT as u64)
}

/// All ranks.
pub fn all() -> Result<Vec<Tasks<'static>>> {
    let mut all = Vec::new();
    all.extend(permutations::<u16, 8>()?);
    all.extend(permutations::<u32, 12>()?);
    all.extend(permutations::<u64, 16>()?);
    all.extend(others());
    Ok(all)
}

/// A method from all items to others, which are there before, and the number that stands
/// for what has come out.
fn add<I: 'static, O: Clone + 'static>(
    tasks: &mut Tasks<'static>,
    method: Method,
    from: &Rc<Vec<I>>,
    to: Vec<O>,
    run: impl Fn(&[I], &mut Vec<O>) + 'static,
    result: impl Fn(&[O]) -> Vec<u64> + 'static,
) {
    let from = Rc::clone(from);
    let run = move |to: &mut Vec<O>| run(black_box(&from[..]), to);
    tasks.add(method, move || to.clone(), run, move |to, ()| result(to));
}

/// Rows, and what each has for its number.
fn rank<const N: usize>(
    tasks: &mut Tasks<'static>,
    method: Method,
    rows: &Rc<Vec<[u8; N]>>,
    rank: impl Fn(&[u8; N]) -> u64 + 'static,
) {
    let run = move |rows: &[[u8; N]], out: &mut Vec<u64>| {
        rows.iter().zip(out).for_each(|(row, t)| *t = rank(row));
    };
    add(tasks, method, rows, vec![0; COUNT], run, |out| mixed(out.iter().copied()));
}

/// Numbers, and which row each stands for; `same` makes the documents' row of it.
fn unrank<const N: usize>(
    tasks: &mut Tasks<'static>,
    method: Method,
    numbers: &Rc<Vec<u64>>,
    unrank: impl Fn(u64) -> [u8; N] + 'static,
    same: fn([u8; N]) -> [u8; N],
) {
    let run = move |numbers: &[u64], out: &mut Vec<[u8; N]>| {
        numbers.iter().zip(out).for_each(|(&t, row)| *row = unrank(t));
    };
    add(tasks, method, numbers, vec![[0; N]; COUNT], run, move |out| {
        mixed_rows(&out.iter().map(|&row| same(row)).collect::<Vec<_>>())
    });
}

/// The documents' row of a number.
fn row<const N: usize>(t: u64) -> [u8; N] {
    let mut pm = [0; N];
    permutation::unrank(t, &mut pm);
    pm
}

/// The row of a number in the order of Myrvold and Ruskey.
fn row_of_their_own<const N: usize>(t: u64) -> [u8; N] {
    let mut pm = [0; N];
    permutation::unrank_myrvold_ruskey(t, &mut pm);
    pm
}

/// Ranks and unranks of permutations of `N` pieces.
fn permutations<T: Width + Into<u64> + TryFrom<u64> + 'static, const N: usize>()
-> Result<[Tasks<'static>; 2]> {
    let numbers = Rc::new(spread(Permutations::new(N)?.count()));
    let rows = Rc::new(numbers.iter().map(|&t| row::<N>(t)).collect::<Vec<_>>());
    let own = Rc::new(numbers.iter().map(|&t| row_of_their_own::<N>(t)).collect());
    let title = format!("Ranks of permutations of {N}");
    let expected = Some(mixed(numbers.iter().copied()));
    let mut ranks = Tasks::new(&format!("rank-{N}"), &title, expected);
    rank(&mut ranks, documents(), &rows, |pm| permutation::rank(pm));
    let popcount = other("popcount", "bits counted");
    rank(&mut ranks, popcount, &rows, |pm| permutation::rank_popcount(pm));
    let nibbles = other("nibbles", "nibbles in a register");
    rank(&mut ranks, nibbles, &rows, permutation::rank_nibbles);
    let theirs = other("myrvold-ruskey", "Myrvold and Ruskey's order");
    rank(&mut ranks, theirs, &own, |pm| permutation::rank_myrvold_ruskey(pm));

    let title = format!("Permutations of {N} of their ranks");
    let mut unranks =
        Tasks::new(&format!("unrank-{N}"), &title, Some(mixed_rows(&rows)));
    unrank(&mut unranks, documents(), &numbers, row::<N>, |pm| pm);
    let nibbles = other("nibbles", "nibbles in a register");
    unrank(&mut unranks, nibbles, &numbers, permutation::unrank_nibbles::<N>, |pm| pm);
    let theirs = other("myrvold-ruskey", "Myrvold and Ruskey's order");
    unrank(&mut unranks, theirs, &numbers, row_of_their_own::<N>, |pm| {
        row(permutation::rank_myrvold_ruskey(&pm))
    });
    batches::<T, N>([&mut ranks, &mut unranks], &numbers, &rows);
    Ok([ranks, unranks])
}

/// 64 at a time.
fn batches<T: Width + Into<u64> + TryFrom<u64> + 'static, const N: usize>(
    [ranks, unranks]: [&mut Tasks<'static>; 2],
    numbers: &[u64],
    rows: &[[u8; N]],
) {
    let number = |&t: &u64| T::try_from(t).ok().expect("a rank of N pieces fits");
    let numbers: Vec<T> = numbers.iter().map(number).collect();
    let numbers = Rc::new(numbers.as_chunks::<LANES>().0.to_vec());
    let rows = Rc::new(lanes(rows));
    for cpu in Cpu::available() {
        let batch = || other(&format!("batch-{cpu}"), &format!("64 at a time, {cpu}"));
        let rank = move |rows: &[Lanes<N>], out: &mut Vec<[T; LANES]>| {
            permutation::rank_batch(cpu, rows, out);
        };
        add(ranks, batch(), &rows, numbers.to_vec(), rank, |out| {
            mixed(out.as_flattened().iter().map(|&t| t.into()))
        });
        let unrank = move |numbers: &[[T; LANES]], out: &mut Vec<Lanes<N>>| {
            permutation::unrank_batch(cpu, numbers, out);
        };
        add(unranks, batch(), &numbers, rows.to_vec(), unrank, |out| {
            let rows = out.iter().flat_map(|block| (0..LANES).map(|l| lane(block, l)));
            mixed_rows(&rows.collect::<Vec<[u8; N]>>())
        });
    }
}

/// Combinations and orientations, which have the documents' way alone.
fn others() -> [Tasks<'static>; 4] {
    let chosen = |t: u64| {
        let mut cm = [0; 12];
        combination::unrank(t, 4, &mut cm, 1, 0);
        cm
    };
    let numbers = Rc::new(spread(495));
    let rows = Rc::new(numbers.iter().map(|&t| chosen(t)).collect());
    let mut tasks = two(&numbers, ["combination", "combinations of 4 in 12"]);
    rank(&mut tasks[0], documents(), &rows, |cm| combination::rank(cm, 1));
    unrank(&mut tasks[1], documents(), &numbers, chosen, |cm| cm);

    let twisted = |t: u64| {
        let mut ori = [0; 8];
        orientation::unrank_zero_twist(t, 3, &mut ori);
        ori
    };
    let numbers = Rc::new(spread(3_u64.pow(7)));
    let rows = Rc::new(numbers.iter().map(|&t| twisted(t)).collect());
    let mut more = two(&numbers, ["orientation", "orientations of 8 corners"]);
    rank(&mut more[0], documents(), &rows, |ori| orientation::rank_zero_twist(ori, 3));
    unrank(&mut more[1], documents(), &numbers, twisted, |ori| ori);
    let ([a, b], [c, d]) = (tasks, more);
    [a, b, c, d]
}

/// Ranks and unranks of something.
fn two(numbers: &[u64], [name, title]: [&str; 2]) -> [Tasks<'static>; 2] {
    let expected = Some(mixed(numbers.iter().copied()));
    let ranks =
        Tasks::new(&format!("rank-{name}"), &format!("Ranks of {title}"), expected);
    let title = format!("The {title} of their ranks");
    [ranks, Tasks::new(&format!("unrank-{name}"), &title, None)]
}
