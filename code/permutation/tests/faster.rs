//! The faster ranks, against the documents' loops.

use cpu::Cpu;
use permutation::*;
use proptest::prelude::*;

const fn factorial(n: usize) -> u64 {
    if n == 0 { 1 } else { n as u64 * factorial(n - 1) }
}

/// Checks the faster ranks of the permutation with rank `t`, of at most 16 pieces.
fn check_rank<const N: usize>(t: u64) {
    let mut pm = [0; N];
    unrank(t, &mut pm);
    assert_eq!(rank_popcount(&pm), t, "{pm:?}");
    assert_eq!(rank_nibbles(&pm), t, "{pm:?}");
    assert_eq!(unrank_nibbles::<N>(t), pm, "{t}");
    check_myrvold_ruskey(t, &mut pm);
}

/// Checks that rank `t` of Myrvold and Ruskey round-trips.
fn check_myrvold_ruskey(t: u64, pm: &mut [u8]) {
    unrank_myrvold_ruskey(t, pm);
    assert_eq!(check(pm), Ok(()), "{t}");
    assert_eq!(rank_myrvold_ruskey(pm), t, "{pm:?}");
}

fn check_all<const N: usize>() {
    (0..factorial(N)).for_each(check_rank::<N>);
}

#[test]
fn all_permutations_to_nine_pieces() {
    check_all::<0>();
    check_all::<1>();
    check_all::<2>();
    check_all::<3>();
    check_all::<4>();
    check_all::<5>();
    check_all::<6>();
    check_all::<7>();
    check_all::<8>();
    check_all::<9>();
}

/// Ranks and unranks `count` blocks of permutations with ranks `number(i)` modulo `N!`,
/// with each level of instructions.
fn check_blocks<T, const N: usize>(count: usize, number: impl Fn(u64) -> u64)
where
    T: RankInteger + TryFrom<u64, Error: std::fmt::Debug> + PartialEq + std::fmt::Debug,
{
    let t = |i: usize| number(i as u64) % factorial(N);
    let pm = |i: usize| {
        let mut pm = [0; N];
        unrank(t(i), &mut pm);
        pm
    };
    let expected = to_lanes(&(0..count * LANES).map(pm).collect::<Vec<_>>());
    let ts: Vec<[T; LANES]> = (0..count)
        .map(|b| std::array::from_fn(|l| t(b * LANES + l).try_into().unwrap()))
        .collect();
    for cpu in Cpu::ALL {
        if !cpu.is_available() {
            eprintln!("SKIPPED: this machine has no `{cpu}` instructions");
            continue;
        }
        let mut ranks = vec![[T::default(); LANES]; count];
        rank_batch(cpu, &expected, &mut ranks);
        assert_eq!(ranks, ts, "{cpu}");
        let mut pms = vec![[[77; LANES]; N]; count]; // 77: each byte must be overwritten
        unrank_batch(cpu, &ts, &mut pms);
        assert_eq!(pms, expected, "{cpu}");
    }
}

#[test]
fn all_permutations_in_lanes() {
    check_blocks::<u16, 0>(1, |i| i);
    check_blocks::<u16, 1>(1, |i| i);
    check_blocks::<u16, 2>(1, |i| i);
    check_blocks::<u16, 4>(1, |i| i);
    check_blocks::<u16, 7>(79, |i| i);
    check_blocks::<u16, 8>(630, |i| i);
    check_blocks::<u32, 8>(630, |i| i);
    check_blocks::<u64, 8>(630, |i| i);
    check_blocks::<u32, 9>(5670, |i| i);
}

#[test]
fn last_permutations_of_each_integer() {
    check_blocks::<u16, 8>(1, |i| factorial(8) - 1 - i);
    check_blocks::<u32, 12>(1, |i| factorial(12) - 1 - i);
    check_blocks::<u64, 20>(1, |i| factorial(20) - 1 - i);
}

#[test]
fn last_block_is_filled_with_solved() {
    for count in [0, 1, 63, 64, 65, 128, 200] {
        let pms: Vec<[u8; 5]> = (0..count).map(|t| unrank_nibbles(t % 120)).collect();
        let blocks = to_lanes(&pms);
        assert_eq!(blocks.len(), pms.len().div_ceil(LANES));
        for i in 0..blocks.len() * LANES {
            let expected = pms.get(i).copied().unwrap_or([0, 1, 2, 3, 4]);
            assert_eq!(lane(&blocks[i / LANES], i % LANES), expected);
        }
    }
}

#[test]
#[should_panic(expected = "a block of ranks for each block of permutations")]
fn rank_batch_panics_on_missing_block() {
    rank_batch(Cpu::Portable, &[[[0; LANES]; 3]; 2], &mut [[0_u16; LANES]; 1]);
}

#[test]
fn myrvold_ruskey_order_is_different() {
    let pms = |unrank: fn(u64, &mut [u8])| {
        (0..24).map(move |t| {
            let mut pm = [0; 4];
            unrank(t, &mut pm);
            pm
        })
    };
    let theirs: Vec<_> = pms(unrank_myrvold_ruskey).collect();
    let differ = pms(unrank).zip(&theirs).filter(|(a, b)| a != *b).count();
    assert!(differ > 20, "{differ} of 24 stand elsewhere");
    assert_eq!(theirs[23], [0, 1, 2, 3]);
    // Half the rank does not number the even permutations: some pairs have one parity.
    assert!(theirs.chunks(2).any(|pair| is_even(&pair[0]) == is_even(&pair[1])));
}

proptest! {
    #[test]
    fn nibble_ranks_to_sixteen_pieces(seed: u64) {
        check_rank::<10>(seed % factorial(10));
        check_rank::<11>(seed % factorial(11));
        check_rank::<12>(seed % factorial(12));
        check_rank::<13>(seed % factorial(13));
        check_rank::<14>(seed % factorial(14));
        check_rank::<15>(seed % factorial(15));
        check_rank::<16>(seed % factorial(16));
    }

    #[test]
    fn popcount_ranks_to_twenty_pieces(n in 0..=20_usize, seed: u64) {
        let t = seed % factorial(n);
        let mut pm = vec![0; n];
        unrank(t, &mut pm);
        prop_assert_eq!(rank_popcount(&pm), t);
        check_myrvold_ruskey(t, &mut pm);
    }

    #[test]
    fn lane_ranks_match_loops(seed: u64) {
        let number = |i: u64| i.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(seed);
        check_blocks::<u32, 10>(2, number);
        check_blocks::<u32, 12>(2, number);
        check_blocks::<u64, 16>(2, number);
        check_blocks::<u64, 20>(2, number);
    }

    /// The multiplication that replaces a division is exact at both ends of each half.
    #[test]
    fn nibble_ranks_at_block_ends(high in 0_u64..518_918_400) {
        let low = factorial(8);
        check_rank::<16>(high * low);
        check_rank::<16>(high * low + low - 1);
    }
}
