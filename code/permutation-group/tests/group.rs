//! The chain against all products of the generators, against the plain chain, and against
//! published orders.

use permutation_group::{
    BigUint, GroupError, MAX_POINTS, Permutation, PermutationGroup, Words, blocks,
    orbits, plain,
};
use proptest::prelude::*;
use std::collections::HashSet;

/// Some generators, as lists of cycles of points counted from 1, as they are published.
fn generators(points: usize, cycles: &[&[&[u16]]]) -> Vec<Permutation> {
    let permutation = |cycles: &&[&[u16]]| {
        let mut images: Vec<u16> = (0..points as u16).collect();
        for cycle in *cycles {
            for (i, &from) in cycle.iter().enumerate() {
                images[usize::from(from - 1)] = cycle[(i + 1) % cycle.len()] - 1;
            }
        }
        Permutation::new(images).unwrap()
    };
    cycles.iter().map(permutation).collect()
}

/// The six faces of Rubik's cube by its 48 stickers that move, as in the manual of GAP.
fn rubik() -> Vec<Permutation> {
    let cycles: [&[&[u16]]; 6] = [
        &[
            &[1, 3, 8, 6],
            &[2, 5, 7, 4],
            &[9, 33, 25, 17],
            &[10, 34, 26, 18],
            &[11, 35, 27, 19],
        ],
        &[
            &[9, 11, 16, 14],
            &[10, 13, 15, 12],
            &[1, 17, 41, 40],
            &[4, 20, 44, 37],
            &[6, 22, 46, 35],
        ],
        &[
            &[17, 19, 24, 22],
            &[18, 21, 23, 20],
            &[6, 25, 43, 16],
            &[7, 28, 42, 13],
            &[8, 30, 41, 11],
        ],
        &[
            &[25, 27, 32, 30],
            &[26, 29, 31, 28],
            &[3, 38, 43, 19],
            &[5, 36, 45, 21],
            &[8, 33, 48, 24],
        ],
        &[
            &[33, 35, 40, 38],
            &[34, 37, 39, 36],
            &[3, 9, 46, 32],
            &[2, 12, 47, 29],
            &[1, 14, 48, 27],
        ],
        &[
            &[41, 43, 48, 46],
            &[42, 45, 47, 44],
            &[14, 22, 30, 38],
            &[15, 23, 31, 39],
            &[16, 24, 32, 40],
        ],
    ];
    generators(48, &cycles)
}

/// U and R of the pocket cube: the tables of the book's chapter *Moves*.
fn two_faces() -> [Permutation; 2] {
    let turn = |pm, ori| Permutation::from_pieces(pm, ori, 3).unwrap();
    [
        turn(&[3, 0, 1, 2, 4, 5, 6], &[0; 7]),
        turn(&[4, 1, 2, 0, 6, 5, 3], &[2, 0, 0, 1, 1, 0, 2]),
    ]
}

/// All products of some generators, found one by one.
fn all_elements(points: usize, generators: &[Permutation]) -> HashSet<Permutation> {
    let identity = Permutation::identity(points);
    let (mut all, mut queue) = (HashSet::from([identity.clone()]), vec![identity]);
    while let Some(g) = queue.pop() {
        for s in generators {
            let next = &g * s;
            if all.insert(next.clone()) {
                queue.push(next);
            }
        }
    }
    all
}

fn group(points: usize, generators: &[Permutation]) -> PermutationGroup {
    PermutationGroup::new(points, generators).unwrap()
}

#[test]
fn orders_are_those_published() {
    // D. Singmaster, Notes on Rubik's Magic Cube.
    let rubik = rubik();
    let whole = group(48, &rubik);
    assert_eq!(whole.order().to_string(), "43252003274489856000");
    assert_eq!(orbits(48, &rubik).len(), 2);
    // U and R: 120 orders of seven corners and edges of theirs, 3⁵ twists, 7!/2 edges.
    let [up, _, _, right, ..] = &rubik[..] else { panic!() };
    let two = group(48, &[up.clone(), right.clone()]);
    assert_eq!(two.order().to_string(), "73483200");
    // J. H. Conway's two generators of the Mathieu group of 24 points.
    let m24 = generators(
        24,
        &[
            &[&(1..=23).collect::<Vec<_>>()],
            &[
                &[3, 17, 10, 7, 9],
                &[4, 13, 14, 19, 5],
                &[8, 18, 11, 12, 23],
                &[15, 20, 22, 21, 16],
            ],
            &[
                &[1, 24],
                &[2, 23],
                &[3, 12],
                &[4, 16],
                &[5, 18],
                &[6, 10],
                &[7, 20],
                &[8, 14],
                &[9, 21],
                &[11, 17],
                &[13, 22],
                &[15, 19],
            ],
        ],
    );
    assert_eq!(group(24, &m24).order().to_string(), "244823040");
}

/// The cycle of `length` points from `first` on.
fn cycle(points: usize, first: usize, length: usize) -> Permutation {
    let mut images: Vec<u16> = (0..points as u16).collect();
    images[first..first + length].rotate_left(1);
    Permutation::new(images).unwrap()
}

fn factorial(n: usize) -> BigUint {
    (1..=n).map(BigUint::from).product()
}

/// All permutations of n points have no more generators than a few, all powers of a cycle, or
/// both; and all even ones.
#[test]
fn symmetric_and_alternating_groups_are_complete() {
    for n in (3..20).chain([50, 100, 101]) {
        let (turn, exchange) = (cycle(n, 0, n), cycle(n, 0, 2));
        let all = group(n, &[turn.clone(), exchange.clone()]);
        assert_eq!(all.order(), factorial(n), "{n}");
        let powers =
            std::iter::successors(Some(turn.clone()), |power| Some(power * &turn));
        let moves: Vec<_> = powers.take(n - 1).chain([exchange.clone()]).collect();
        assert_eq!(group(n, &moves).order(), factorial(n), "{n}");
        // Two odd cycles.
        let length = n - 1 + n % 2;
        let even = group(n, &[cycle(n, n - length, length), cycle(n, 0, 3)]);
        assert_eq!(even.order(), factorial(n) / 2_u8, "{n}");
        assert_eq!(even.check(&(&exchange * &cycle(n, 1, 2))), Ok(()), "{n}");
        assert!(even.check(&exchange).is_err(), "{n}");
    }
}

/// Groups whose order is not that of all permutations of their orbits.
#[test]
fn orders_of_products_are_known() {
    // S_n, once on each of two parts, or on ordered pairs.
    for n in 2..10_usize {
        let generators = [cycle(n, 0, n), cycle(n, 0, 2)];
        let twice = |g: &Permutation| {
            let images = g.images().iter();
            let second = images.clone().map(|&x| x + n as u16);
            Permutation::new(images.copied().chain(second).collect()).unwrap()
        };
        let pairs = |g: &Permutation| {
            let images = g.images().iter();
            let pair = |&x: &u16| images.clone().map(move |&y| x * n as u16 + y);
            Permutation::new(images.clone().flat_map(pair).collect()).unwrap()
        };
        assert_eq!(
            group(2 * n, &generators.each_ref().map(twice)).order(),
            factorial(n)
        );
        assert_eq!(
            group(n * n, &generators.each_ref().map(pairs)).order(),
            factorial(n)
        );
    }
    // S_m in each of k blocks that are permuted as a whole.
    for (m, k) in [(2, 2), (2, 9), (3, 5), (5, 3), (9, 2), (6, 6)] {
        let blocks = |g: Permutation| {
            let image = |x: u16| (0..m as u16).map(move |y| x * m as u16 + y);
            let images = g.images().iter().flat_map(|&x| image(x));
            Permutation::new(images.collect()).unwrap()
        };
        let n = m * k;
        let [turn, exchange] = [cycle(k, 0, k), cycle(k, 0, 2)].map(blocks);
        let all = group(n, &[cycle(n, 0, m), cycle(n, 0, 2), turn, exchange]);
        assert_eq!(all.order(), factorial(m).pow(k as u32) * factorial(k), "{m} {k}");
    }
    // 60 exchanges that know nothing of each other, and their pairs.
    let exchanges: Vec<_> = (0..60).map(|k| cycle(120, 2 * k, 2)).collect();
    assert_eq!(group(120, &exchanges).order(), BigUint::from(2_u8).pow(60));
    let pairs: Vec<_> = exchanges.windows(2).map(|it| &it[0] * &it[1]).collect();
    assert_eq!(group(120, &pairs).order(), BigUint::from(2_u8).pow(59));
}

/// The stickers of a corner are a block of three, those of an edge one of two.
#[test]
fn blocks_of_cube_are_its_pieces() {
    let systems = blocks(48, &rubik());
    let shapes: Vec<_> = systems.iter().map(|it| (it.len(), it[0].len())).collect();
    assert_eq!(shapes, [(8, 3), (12, 2)]);
    assert!(systems[0].contains(&vec![0, 8, 34]), "{systems:?}");
}

#[test]
fn ranks_of_cube_have_no_gaps() {
    let whole = group(48, &rubik());
    let last = 43_252_003_274_489_856_000 - 1;
    for rank in (0..1000).map(|k| last / 999 * k).chain([last]) {
        let g = whole.unrank(rank).unwrap();
        assert_eq!(whole.rank(&g), Ok(rank));
    }
    assert!(matches!(whole.unrank(last + 1), Err(GroupError::Rank { .. })));
    // One twisted corner.
    let mut images = Permutation::identity(48).images().to_vec();
    (images[0], images[8], images[34]) = (8, 34, 0);
    let twisted = Permutation::new(images).unwrap();
    let why = whole.rank(&twisted).unwrap_err().to_string();
    assert!(why.starts_with("no product of the generators does this: with "), "{why}");
}

#[test]
fn every_element_of_u_and_r_has_its_rank() {
    // The seven corners that move, and their stickers.
    let [up, right] = two_faces();
    let two = [up, right];
    let (all, group) = (all_elements(28, &two), group(28, &two));
    assert_eq!(all.len(), 29_160);
    let mut ranks: Vec<_> = all.iter().map(|g| group.rank(g).unwrap()).collect();
    ranks.sort_unstable();
    assert!(ranks.into_iter().eq(0..29_160));
    let images = |g: &Permutation| g.images().iter().map(|&x| x.into()).collect();
    let plain = plain::chain(&two.each_ref().map(images));
    assert_eq!(plain::order(&plain), 29_160);
}

#[test]
fn word_of_superflip_makes_it() {
    let moves = rubik();
    let whole = group(48, &moves);
    let words = Words::new(&whole);
    // All edges flipped: in each of their blocks, the two stickers are exchanged.
    let mut images = Permutation::identity(48).images().to_vec();
    for block in &blocks(48, &moves)[1] {
        images.swap(block[0].into(), block[1].into());
    }
    let superflip = Permutation::new(images).unwrap();
    let word = words.word(&superflip).unwrap();
    assert!(word.len() < 400, "{}", word.len());
    let product = word.iter().fold(Permutation::identity(48), |g, letter| {
        let s = &moves[letter.generator];
        &g * &(if letter.is_inverse { s.inverse() } else { s.clone() })
    });
    assert_eq!(product, superflip);
}

#[test]
fn base_is_as_given() {
    let moves = rubik();
    let backward: Vec<u16> = (0..48).rev().collect();
    let other = PermutationGroup::with_base(48, &moves, &backward).unwrap();
    assert_eq!(other.order(), group(48, &moves).order());
    assert!(other.base().is_sorted_by(|a, b| a > b));
    for (base, why) in [
        (vec![0, 1, 1], "1 stands in it 2 times"),
        (vec![0, 1], "2 stands in it 0 times"),
        (vec![0, 1, 2, 3], "3 stands in it 1 times"),
        (vec![0, 1, 7], "2 stands in it 0 times"),
        (vec![1, 2], "0 stands in it 0 times"),
        (vec![0, 1, 2, 7], "7 stands in it 1 times"),
    ] {
        let error = PermutationGroup::with_base(3, &[], &base).unwrap_err().to_string();
        assert!(error.ends_with(why), "{error}");
    }
    let other = Permutation::identity(4);
    let error = PermutationGroup::new(3, &[other]).unwrap_err().to_string();
    assert_eq!(error, "found a permutation of 4 points, and the group's have 3");
    assert_eq!(group(0, &[]).order(), 1_u8.into());
    assert_eq!(group(3, &[]).rank(&Permutation::identity(3)), Ok(0));
}

#[test]
fn largest_number_of_points_is_possible() {
    let points = MAX_POINTS;
    let mut images: Vec<u16> = (0..=u16::MAX).collect();
    images.swap(0, 65_535);
    let exchange = Permutation::new(images).unwrap();
    let two = group(points, std::slice::from_ref(&exchange));
    assert_eq!(two.rank(&Permutation::identity(points)), Ok(0));
    assert_eq!(two.rank(&exchange), Ok(1));
    assert_eq!(two.random(|_| 1), exchange);
    assert_eq!(two.transversal(0)[0], Permutation::identity(points));
    let cycle = Permutation::new((1..=u16::MAX).chain([0]).collect()).unwrap();
    let large = PermutationGroup::new(points, &[cycle]).unwrap_err().to_string();
    assert!(large.ends_with(" bytes, and may have 536870912"), "{large}");
    let more = PermutationGroup::new(points + 1, &[]).unwrap_err();
    assert_eq!(more, GroupError::TooMany(points + 1));
}

#[test]
fn ranks_have_128_bits() {
    let cycle = Permutation::new((1..40).chain([0]).collect()).unwrap();
    let mut images: Vec<u16> = (0..40).collect();
    images.swap(0, 1);
    let all = group(40, &[cycle.clone(), Permutation::new(images).unwrap()]);
    assert!(matches!(all.rank(&cycle), Err(GroupError::TooLarge(_))));
    let digits = all.digits(&cycle).unwrap();
    assert_eq!(all.from_digits(&digits), cycle);
}

/// Up to three permutations of up to six points.
fn some_permutations() -> impl Strategy<Value = (usize, Vec<Permutation>)> {
    (1..=6_usize).prop_flat_map(|points| {
        let identity: Vec<u16> = (0..points as u16).collect();
        let one = Just(identity).prop_shuffle();
        let one = one.prop_map(|images| Permutation::new(images).unwrap());
        (Just(points), prop::collection::vec(one, 0..=3))
    })
}

proptest! {
    #[test]
    fn chain_has_all_products((points, generators) in some_permutations()) {
        let (all, group) = (all_elements(points, &generators), group(points, &generators));
        prop_assert_eq!(group.order(), all.len().into());
        let unranked = (0..all.len() as u128).map(|rank| group.unrank(rank).unwrap());
        prop_assert_eq!(&unranked.collect::<HashSet<_>>(), &all);
        let plain: Vec<Vec<usize>> = generators
            .iter()
            .map(|g| g.images().iter().map(|&x| x.into()).collect())
            .collect();
        prop_assert_eq!(plain::order(&plain::chain(&plain)), all.len() as u128);
        let words = Words::new(&group);
        for g in &all {
            let word = words.word(g).unwrap();
            let product = word.iter().fold(Permutation::identity(points), |g, letter| {
                let s = &generators[letter.generator];
                &g * &(if letter.is_inverse { s.inverse() } else { s.clone() })
            });
            prop_assert_eq!(&product, g);
        }
    }

    #[test]
    fn other_permutations_are_refused((points, generators) in some_permutations()) {
        let (all, group) = (all_elements(points, &generators), group(points, &generators));
        let symmetric: Vec<_> = (0..points as u16).collect();
        let swap = |i| {
            let mut images = symmetric.clone();
            images.swap(i, i + 1);
            Permutation::new(images).unwrap()
        };
        let every: Vec<_> = (0..points - 1).map(swap).collect();
        for g in all_elements(points, &every) {
            prop_assert_eq!(group.check(&g).is_ok(), all.contains(&g));
        }
    }
}
