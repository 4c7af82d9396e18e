//! Parities and sums of orientations that no move changes.

use crate::structure::orbit_name;
use crate::{Sets, Transformation};
use std::fmt;

/// What every position fulfills: a sum of parities and of sums of orientations is 0 modulo a
/// number.
///
/// # Examples
/// ```
/// use definition::Definition;
///
/// // Two rows of cards: each move exchanges two cards in both.
/// let rows = Definition::read("rows.gens", b"a = (1,2)(4,5)\nb = (2,3)(5,6)\n")?;
/// let constraint = &rows.structure()?.constraints[0];
/// assert_eq!(constraint.to_string(), "parity of POINT[0 1 2] = parity of POINT[3 4 5]");
/// assert_eq!(constraint.modulus, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Constraint {
    /// The modulus: one position in so many fulfills it.
    pub modulus: u32,
    /// What is added up.
    terms: Vec<(u32, Quantity)>,
}

/// What a move adds to, whatever the position: the parity of some slots' permutation, or the
/// sum of their orientations.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Quantity {
    is_parity: bool,
    name: String,
    /// All moves add multiples of it, and it is counted in such.
    unit: u32,
    /// Modulo which it is known, in units.
    modulus: u32,
    /// What each move adds, in units.
    added: Vec<u32>,
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.is_parity { "parity" } else { "sum of orientations" };
        match self.unit {
            1 => write!(f, "{what} of {}", self.name),
            unit => write!(f, "({what} of {})/{unit}", self.name),
        }
    }
}

impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.modulus, &self.terms[..]) {
            (_, [(_, a)]) if a.is_parity => return write!(f, "{a} is even"),
            (2, [(_, a), (_, b)]) => {
                let both = a.is_parity && b.is_parity;
                return write!(f, "{a} = {b}{}", if both { "" } else { " mod 2" });
            }
            _ => {}
        }
        for (index, (times, quantity)) in self.terms.iter().enumerate() {
            let plus = if index > 0 { " + " } else { "" };
            match times {
                1 => write!(f, "{plus}{quantity}")?,
                _ => write!(f, "{plus}{times} × {quantity}")?,
            }
        }
        write!(f, " = 0 mod {}", self.modulus)
    }
}

/// The constraints of moves: those of one quantity, and then, for each prime, independent ones
/// that imply all others of it.
pub(crate) fn constraints(
    sets: &Sets,
    orbits: &[Vec<u16>],
    turns: &[Transformation],
) -> Vec<Constraint> {
    let (mut constraints, mut rest) = (Vec::new(), Vec::new());
    for mut quantity in orbits.iter().flat_map(|orbit| quantities(sets, orbit, turns)) {
        let unit = quantity.added.iter().fold(quantity.modulus, |a, &b| gcd(a, b));
        if unit > 1 {
            constraints
                .push(Constraint { modulus: unit, terms: vec![(1, quantity.clone())] });
        }
        quantity.unit = unit;
        quantity.modulus /= unit;
        quantity.added.iter_mut().for_each(|added| *added /= unit);
        rest.push(quantity);
    }
    let largest = rest.iter().map(|quantity| quantity.modulus).max().unwrap_or(1);
    let divides =
        |p: &u32| rest.iter().any(|quantity| quantity.modulus.is_multiple_of(*p));
    let is_prime = |p: &u32| (2..*p).all(|q| !p.is_multiple_of(q));
    for p in (2..=largest).filter(divides).filter(is_prime) {
        let columns: Vec<_> =
            rest.iter().filter(|it| it.modulus.is_multiple_of(p)).collect();
        for coefficients in relations(&columns, turns.len(), p) {
            let terms = coefficients.into_iter().zip(&columns);
            let terms = terms
                .filter(|&(times, _)| times > 0)
                .map(|(times, &quantity)| (times, quantity.clone()));
            constraints.push(Constraint { modulus: p, terms: terms.collect() });
        }
    }
    constraints
}

/// The parity and the sum of orientations of an orbit that moves.
fn quantities(sets: &Sets, orbit: &[u16], turns: &[Transformation]) -> Vec<Quantity> {
    let slot = usize::from(orbit[0]);
    let number = sets.set_of(slot);
    let (set, v) = (sets.iter().nth(number).expect("a set"), sets.orientations(slot));
    let first = sets.slots_of(number).start as u16;
    let slots: Vec<u16> = orbit.iter().map(|slot| slot - first).collect();
    let quantity = |is_parity, modulus, added| Quantity {
        is_parity,
        name: orbit_name(set, &slots),
        unit: 1,
        modulus,
        added,
    };
    let turned = |one: &Transformation| -> u32 {
        orbit.iter().map(|&slot| u32::from(one.ori[usize::from(slot)])).sum::<u32>()
            % u32::from(v)
    };
    let sums: Vec<_> = turns.iter().map(turned).collect();
    let mut quantities = Vec::new();
    if orbit.len() > 1 {
        let parities = turns.iter().map(|one| parity(one, orbit)).collect();
        quantities.push(quantity(true, 2, parities));
    }
    // What never turns and never moves has no constraint.
    let turns_at_all = |one: &Transformation| one.ori[slot] > 0;
    if v > 1 && (orbit.len() > 1 || turns.iter().any(turns_at_all)) {
        quantities.push(quantity(false, v.into(), sums));
    }
    quantities
}

/// 1 if an odd number of exchanges does what the move does to these slots.
fn parity(one: &Transformation, orbit: &[u16]) -> u32 {
    let mut visited = vec![false; one.pm.len()];
    let mut cycles = 0;
    for &first in orbit {
        cycles += usize::from(!visited[usize::from(first)]);
        let mut slot = usize::from(first);
        while !std::mem::replace(&mut visited[slot], true) {
            slot = usize::from(one.pm[slot]);
        }
    }
    ((orbit.len() - cycles) % 2) as u32
}

/// Coefficients modulo a prime with which the quantities add up to 0 for every move: a basis.
fn relations(columns: &[&Quantity], moves: usize, p: u32) -> Vec<Vec<u32>> {
    let row = |m: usize| columns.iter().map(|it| it.added[m] % p).collect::<Vec<_>>();
    let mut rows: Vec<_> = (0..moves).map(row).collect();
    let (mut pivots, mut next) = (Vec::new(), 0);
    for column in 0..columns.len() {
        let Some(pivot) = (next..rows.len()).find(|&m| rows[m][column] > 0) else {
            continue;
        };
        rows.swap(next, pivot);
        let inverse =
            (1..p).find(|x| x * rows[next][column] % p == 1).expect("a prime");
        rows[next].iter_mut().for_each(|entry| *entry = *entry * inverse % p);
        let pivot_row = rows[next].clone();
        for (m, row) in rows.iter_mut().enumerate() {
            let times = row[column];
            if m != next && times > 0 {
                for (entry, &by) in row.iter_mut().zip(&pivot_row) {
                    *entry = (*entry + (p - times) * by) % p;
                }
            }
        }
        pivots.push(column);
        next += 1;
    }
    let is_free = |column: &usize| !pivots.contains(column);
    let free = (0..columns.len()).filter(is_free);
    free.map(|column| {
        let mut coefficients = vec![0; columns.len()];
        coefficients[column] = 1;
        for (row, &pivot) in rows.iter().zip(&pivots) {
            coefficients[pivot] = (p - row[column]) % p;
        }
        coefficients
    })
    .collect()
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
