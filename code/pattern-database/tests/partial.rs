//! Compares the ranks of partial permutations with a list of all of them, and with the ranks of
//! whole permutations.

use pattern_database::{count_partial, rank_partial, unrank_partial};

#[test]
fn ranks_are_lexicographic() {
    for n in 0..=7 {
        for k in 0..=n {
            let count = count_partial(k, n).expect("a small number");
            let mut before: Option<Vec<u8>> = None;
            for t in 0..count {
                let mut cells = vec![0; k];
                unrank_partial(t, n, &mut cells);
                assert!(
                    before < Some(cells.clone()),
                    "{cells:?} comes after {before:?}"
                );
                assert!(cells.iter().all(|&cell| usize::from(cell) < n));
                assert!((0..k).all(|i| !cells[..i].contains(&cells[i])));
                assert_eq!(rank_partial(&cells, n), t);
                before = Some(cells);
            }
        }
    }
}

#[test]
fn all_tiles_give_permutation_rank() {
    for t in 0..720 {
        let mut pm = [0; 6];
        permutation::unrank(t, &mut pm);
        assert_eq!(rank_partial(&pm, 6) as u64, t);
    }
}
