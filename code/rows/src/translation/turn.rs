//! What turning does to rows.
//!
//! ```
//! use puzzle::Metric;
//! use rows::{Nothing, SearchOptions, search, translation};
//!
//! // Every quarter turn is an odd permutation of the corners: half the rows are even.
//! let options = SearchOptions { cpu: cpu::Cpu::best(), threads: 1 };
//! let found = search(&translation::pocket_cube(Metric::QuarterTurn), &Nothing, options, |_| ())?;
//! assert_eq!(found.layers.iter().step_by(2).sum::<u64>(), 3_674_160 / 2);
//! # Ok::<(), rows::SearchError>(())
//! ```

use super::{Moduli, Vector};

/// What a turn does to each row: where it sends it, and by how much it moves its places.
///
/// A row may have two parts that a turn sends each by itself, and only the second says by how
/// much places move. The number of the first counts as many rows as the second can be.
///
/// ```
/// use rows::translation::{Effect, Vector};
///
/// // Two first parts change places; three second ones are sent around, and one is twisted.
/// let (none, one) = (Vector::default(), Vector::new(&[1]));
/// let turn = Effect::in_parts(vec![1, 0], vec![(1, none), (2, none), (0, one)]);
/// assert_eq!((turn.of(0), turn.of(5)), ((3 + 1, none), (0, one)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    first: Vec<u16>,
    second: Vec<(u16, Vector)>,
}

impl Effect {
    /// Of a turn that sends rows as a whole: each to this row.
    ///
    /// # Panics
    /// As [`in_parts`](Self::in_parts).
    pub fn new(rows: Vec<(u16, Vector)>) -> Self {
        Effect::in_parts(vec![0], rows)
    }

    /// Of a turn that sends two parts of a row, each to this part.
    ///
    /// # Panics
    /// If there are no parts, or more than 65,536 rows, or if a part is sent where there is none.
    pub fn in_parts(first: Vec<u16>, second: Vec<(u16, Vector)>) -> Self {
        let (firsts, seconds) = (first.len(), second.len());
        assert!(
            (1..=1 << 16).contains(&(firsts * seconds)),
            "found {firsts} first parts and {seconds} second ones: right is a product from 1 to 65536"
        );
        let below = |part: u16, count: usize, which: &str| {
            assert!(
                usize::from(part) < count,
                "found the {which} part {part}: below {count} is right"
            );
        };
        first.iter().for_each(|&to| below(to, firsts, "first"));
        second.iter().for_each(|to| below(to.0, seconds, "second"));
        Effect { first, second }
    }

    /// How many rows there are.
    pub(super) fn rows(&self) -> usize {
        self.first.len() * self.second.len()
    }

    /// Where it sends this row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn of(&self, row: u16) -> (u16, Vector) {
        let (first, second) =
            (usize::from(row) / self.seconds(), usize::from(row) % self.seconds());
        self.to(self.first[first], self.second[second])
    }

    /// Where it sends each row, one after the other.
    pub(super) fn all(&self) -> Vec<(u16, Vector)> {
        let of = |&first| self.second.iter().map(move |&second| self.to(first, second));
        self.first.iter().flat_map(of).collect()
    }

    /// Where it sends a row whose parts go there.
    #[inline]
    fn to(&self, first: u16, (second, by): (u16, Vector)) -> (u16, Vector) {
        (first * self.seconds() as u16 + second, by)
    }

    /// How many second parts there are.
    pub(super) fn seconds(&self) -> usize {
        self.second.len()
    }

    /// The first parts of rows that this turn sends around, `S` times: none is `part` again
    /// before, or all are. `None` if it sends around another number.
    pub(super) fn first_orbit<const S: usize>(&self, part: u16) -> Option<[u16; S]> {
        let mut orbit = [part; S];
        for n in 1..S {
            orbit[n] = self.first[usize::from(orbit[n - 1])];
        }
        let is_back = self.first[usize::from(orbit[S - 1])] == part;
        let stays = orbit[1] == part;
        (is_back && (stays || orbit[1..].iter().all(|&at| at != part))).then_some(orbit)
    }

    /// The same of the second parts, with how much places have moved there. `None` also if they
    /// have moved when the part is back.
    #[inline]
    pub(super) fn second_orbit<const S: usize>(
        &self,
        moduli: Moduli,
        part: u16,
    ) -> Option<[(u16, Vector); S]> {
        let once = |(part, by): (u16, Vector)| {
            let (next, more) = self.second[usize::from(part)];
            (next, moduli.add(by, more))
        };
        let mut orbit = [(part, Vector::default()); S];
        for n in 1..S {
            orbit[n] = once(orbit[n - 1]);
        }
        let stays = orbit[1].0 == part;
        let is_back = once(orbit[S - 1]) == orbit[0];
        (is_back && (stays || orbit[1..].iter().all(|at| at.0 != part)))
            .then_some(orbit)
    }
}

/// One way to turn a puzzle, again and again.
#[derive(Debug, Clone)]
pub(super) struct Turn {
    pub(super) effect: Effect,
    /// How many turns at once are one move.
    pub(super) moves: &'static [u8],
}

/// What `n` turns do: where they send each row, and by how much they move its places.
pub(super) struct Turned {
    pub(super) rows: Vec<u16>,
    pub(super) by: Vec<Vector>,
}

impl Turn {
    /// What no turn does, what one does, and so on, up to the most that are one move.
    pub(super) fn all(&self, moduli: Moduli) -> Vec<Turned> {
        let effect = self.effect.all();
        let once = |(row, by): (u16, Vector)| {
            let (next, more) = effect[usize::from(row)];
            (next, moduli.add(by, more))
        };
        let by = vec![Vector::default(); effect.len()];
        let rows = (0..effect.len()).map(|row| row as u16).collect();
        let mut last = Turned { rows, by };
        let mut all = Vec::new();
        for _ in 0..=self.moves.iter().copied().max().unwrap_or(0) {
            let at = last.rows.iter().copied().zip(last.by.iter().copied());
            let (rows, by) = at.map(once).collect();
            all.push(last);
            last = Turned { rows, by };
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Second parts that go around, with no twist.
    fn around() -> Vec<(u16, Vector)> {
        [1, 2, 0].map(|to| (to, Vector::default())).to_vec()
    }

    #[test]
    #[should_panic(expected = "found the first part 7: below 2 is right")]
    fn a_first_part_that_is_not_there_is_refused() {
        Effect::in_parts(vec![1, 7], around());
    }

    #[test]
    #[should_panic(expected = "found the second part 3: below 3 is right")]
    fn a_second_part_that_is_not_there_is_refused() {
        Effect::new(
            [(1, Vector::default()); 2]
                .into_iter()
                .chain([(3, Vector::default())])
                .collect(),
        );
    }

    #[test]
    #[should_panic(expected = "right is a product from 1 to 65536")]
    fn more_rows_than_have_numbers_are_refused() {
        Effect::in_parts((0..30_000).collect(), around());
    }

    #[test]
    fn parts_stay_or_go_around_as_often_as_the_turn() {
        let turn = Effect::in_parts(vec![0, 2, 3, 1, 5, 4], around());
        assert_eq!(turn.first_orbit::<3>(0), Some([0, 0, 0]));
        assert_eq!(turn.first_orbit::<3>(1), Some([1, 2, 3]));
        assert_eq!(turn.first_orbit::<3>(4), None);
        assert_eq!(turn.first_orbit::<4>(4), None);
        let twisted = vec![(0, Vector::new(&[1]))];
        let moduli = Moduli::new(&[3]);
        let parts = |orbit: [(u16, Vector); 3]| orbit.map(|at| at.0);
        assert_eq!(turn.second_orbit::<3>(moduli, 1).map(parts), Some([1, 2, 0]));
        assert_eq!(
            Effect::new(twisted.clone()).second_orbit::<3>(moduli, 0).map(parts),
            Some([0; 3])
        );
        assert_eq!(Effect::new(twisted).second_orbit::<4>(moduli, 0), None);
    }
}
