use judge::{Verdict, compare};

type Images = Vec<Vec<usize>>;
type Classes = (Vec<usize>, Vec<usize>);

/// The rings of `n` beads in two colors, which may be turned, and with `mirror` also seen in
/// a mirror.
fn rings(n: usize, mirror: bool) -> Images {
    let turned = |p: usize, s: usize| (p >> s | p << (n - s)) & ((1 << n) - 1);
    let mirrored =
        |p: usize| (0..n).map(|i| (p >> i & 1) << (n - 1 - i)).sum::<usize>();
    let turns = (0..n).map(|s| (0..1 << n).map(|p| turned(p, s)).collect());
    let mirrors = (0..n).map(|s| (0..1 << n).map(|p| turned(mirrored(p), s)).collect());
    turns.chain(mirrors.filter(|_| mirror)).collect()
}

/// So many positions, moved on in a circle by multiples of a number that divides them.
fn circle(n: usize, step: usize) -> Images {
    (0..n / step).map(|s| (0..n).map(|p| (p + s * step) % n).collect()).collect()
}

fn cases() -> impl Iterator<Item = Images> {
    let none = (0..4).map(|n| vec![(0..n).collect()]);
    let outer = vec![vec![0, 1, 2], vec![2, 1, 0]];
    let small = [outer, circle(4, 2), circle(6, 2), circle(6, 3), rings(3, false)];
    let squares = [rings(4, false), rings(4, true), rings(5, true), rings(8, false)];
    let large = [circle(100_000, 10_000), vec![(0..100_000).collect()]];
    none.chain(small).chain(squares).chain(large)
}

/// The smallest position of each class, at each of its members.
fn smallest(images: &Images) -> Vec<usize> {
    (0..images[0].len())
        .map(|p| images.iter().map(|image| image[p]).min().unwrap_or(p))
        .collect()
}

fn right(images: &Images) -> Classes {
    let smallest = smallest(images);
    let representatives: Vec<usize> =
        (0..smallest.len()).filter(|&p| smallest[p] == p).collect();
    let mut number = vec![0; smallest.len()];
    representatives.iter().enumerate().for_each(|(class, &p)| number[p] = class);
    (smallest.into_iter().map(|p| number[p]).collect(), representatives)
}

pub fn check() -> Verdict {
    compare(
        cases(),
        |images| format!("classes(&{images:?})"),
        |images| exercise::classes(images),
        right,
    )
    .mistake(
        "It looks as if each position is given its representative, and not the number of its \
         class.",
        |images| (smallest(images), right(images).1),
    )
    .mistake("Classes are numbered from 0.", |images| {
        let (classes, representatives) = right(images);
        (classes.into_iter().map(|class| class + 1).collect(), representatives)
    })
    .mistake(
        "It looks as if only the image under symmetry 1 is put into the class. All images belong \
         to it.",
        |images| {
            let few: Images = images.iter().take(2).cloned().collect();
            let n = few[0].len();
            let (mut class, mut starts) = (vec![None; n], vec![]);
            for p in 0..n {
                if class[p].is_none() {
                    few.iter().for_each(|image| class[image[p]] = Some(starts.len()));
                    starts.push(p);
                }
            }
            (class.into_iter().flatten().collect(), starts)
        },
    )
    .likely(
        "There may be a hundred thousand positions, and a `u16` ends at 65,535: keep them in a \
         `usize`.",
        |images, _| images[0].len() > usize::from(u16::MAX),
    )
    .judge()
}
