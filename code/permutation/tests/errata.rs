//! What the documents get wrong about permutations, measured. Each number is the
//! erratum's in the book's appendix. The documents are 1-based; so are the
//! comments here that quote them.

use permutation::{Error, EvenPermutations, Permutations};
use permutation::{rank, rank_even, unrank, unrank_even};

/// A permutation as the documents print it.
fn one_based(pm: &[u8]) -> String {
    pm.iter().map(|piece| (piece + 1).to_string()).collect()
}

#[test]
fn pasting_the_decoder_twice_moves_on_from_its_own_result() {
    // Erratum 3: the page has each block twice. Run twice, with the t that the
    // first run left over, decoding 9 gives the solved permutation.
    fn decode(t: &mut u64, pm: &mut [u8]) {
        let n = pm.len();
        for i in (0..n).rev() {
            pm[i] = (*t % (n - i) as u64) as u8;
            *t /= (n - i) as u64;
            for j in i + 1..n {
                pm[j] += u8::from(pm[j] >= pm[i]);
            }
        }
    }
    let (mut t, mut pm) = (9, [0; 4]);
    decode(&mut t, &mut pm);
    assert_eq!(one_based(&pm), "2341");
    decode(&mut t, &mut pm);
    assert_eq!(one_based(&pm), "1234");

    unrank(9, &mut pm);
    unrank(9, &mut pm);
    assert_eq!(one_based(&pm), "2341");
}

#[test]
fn erratum_04_counting_down_needs_rev() {
    // "for i = n-1 to 1", taken literally: in Rust the loop never runs.
    fn literal(mut t: u64, pm: &mut [u8]) {
        let n = pm.len();
        pm[n - 1] = 0;
        for i in n - 1..1 {
            pm[i] = (t % (n - i) as u64) as u8;
            t /= (n - i) as u64;
        }
    }
    let mut pm = [9; 4];
    literal(9, &mut pm);
    assert_eq!(pm, [9, 9, 9, 0]);
    unrank(9, &mut pm);
    assert_eq!(one_based(&pm), "2341");
}

#[test]
fn erratum_05_slash_is_integer_division() {
    // Visual Basic's `/` keeps the fraction; storing it in an integer rounds it to
    // the nearest, and halves to even.
    fn with_fractions(t: u64, pm: &mut [u8]) {
        let (n, mut t) = (pm.len(), t as f64);
        for i in (0..n).rev() {
            pm[i] = (t % (n - i) as f64).round_ties_even() as u8;
            t /= (n - i) as f64;
            for j in i + 1..n {
                pm[j] += u8::from(pm[j] >= pm[i]);
            }
        }
    }
    let right = |t: u64| {
        let mut pm = [0; 4];
        with_fractions(t, &mut pm);
        Permutations::new(4).unwrap().rank(&pm) == Ok(t)
    };
    assert_eq!((0..24).filter(|&t| !right(t)).count(), 12); // of 24
}

#[test]
fn erratum_09_even_rank_must_check_the_parity() {
    // The encoder does not look at the last two pieces, so it takes any.
    assert_eq!(rank_even(&[0, 1, 3, 2]), rank_even(&[0, 1, 2, 3])); // 1243, 1234
    let mut back = [0; 4];
    unrank_even(rank_even(&[1, 0, 2, 3]), &mut back);
    assert_eq!(one_based(&back), "2143"); // and 2134 went in

    let space = EvenPermutations::new(4).unwrap();
    assert_eq!(space.rank(&[0, 1, 3, 2]), Err(Error::Odd));
    assert_eq!(space.rank(&[1, 0, 2, 3]), Err(Error::Odd));
    assert_eq!(space.rank(&[1, 0, 3, 2]), Ok(3));

    // Every odd permutation collides with an even one: 12 of 24.
    let all = Permutations::new(4).unwrap();
    let refused = (0..24).filter(|&t| space.rank(&all.unrank(t).unwrap()).is_err());
    assert_eq!(refused.count(), 12);

    // And it needs two pieces: n - 2 is below 0.
    assert_eq!(EvenPermutations::new(1), Err(Error::TooFewPieces { found: 1 }));
    assert_eq!(rank(&[0]), 0);
}
