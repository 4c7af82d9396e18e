//! The columns: the arrangements of the rest, found by walking from the start's.

use super::symbols::Symbols;
use super::walk::Walk;
use std::collections::HashMap;

/// The arrangements of the rest that connections lead to.
#[derive(Debug, Clone)]
pub(super) struct Columns {
    rest: usize,
    /// For each place of the rest, what the numbers of its symbols count in the code of an
    /// arrangement.
    weights: Vec<u64>,
    /// The number of each symbol among those of the rest of its set.
    digits: Vec<u64>,
    numbers: HashMap<u64, u16>,
    /// For each column, the symbols in order.
    arrangements: Vec<u16>,
    /// For each column, the column to which each connection takes it.
    pub(super) images: Vec<u16>,
}

impl Columns {
    /// All columns of a walk. `None` if there are more than `max_images` images of columns.
    ///
    /// # Panics
    /// If there are more than 65,536 columns, or codes do not fit in 64 bits:
    /// [`Split`](super::split::Split) takes care of both.
    pub(super) fn new(
        symbols: &Symbols,
        in_rows: &[bool],
        Walk { rest: first, connections, .. }: &Walk,
        max_images: usize,
    ) -> Option<Self> {
        let (mut digits, mut bases) =
            (vec![0; symbols.count()], vec![0; symbols.sets.len()]);
        for (class, _) in symbols.classes.iter().zip(in_rows).filter(|it| !it.1) {
            for ori in 0..class.modulus {
                digits[usize::from(class.first + ori)] = bases[class.set];
                bases[class.set] += 1;
            }
        }
        let mut weight = 1_u64;
        let weights = first.iter().map(|&symbol| {
            let base = bases[symbols.classes[symbols.class(symbol)].set];
            let next = weight.checked_mul(base).expect("codes of 64 bits");
            std::mem::replace(&mut weight, next)
        });
        let weights = weights.collect();
        let rest = first.len();
        let mut columns = Columns {
            rest,
            weights,
            digits,
            numbers: HashMap::new(),
            arrangements: Vec::new(),
            images: Vec::new(),
        };
        columns.add(first);
        let mut column = 0;
        let mut after = vec![0; rest];
        while column < columns.count() {
            if columns.count() * connections.len() > max_images {
                return None;
            }
            let before = columns.arrangement(column).to_vec();
            for connection in connections {
                for (symbol, &(source, by)) in after.iter_mut().zip(connection) {
                    *symbol = symbols.turned(before[usize::from(source)], by);
                }
                let image = columns.add(&after);
                columns.images.push(image);
            }
            column += 1;
        }
        Some(columns)
    }

    pub(super) fn count(&self) -> usize {
        self.numbers.len()
    }

    pub(super) fn arrangement(&self, column: usize) -> &[u16] {
        &self.arrangements[column * self.rest..][..self.rest]
    }

    pub(super) fn find(&self, arrangement: &[u16]) -> Option<usize> {
        self.numbers.get(&self.code(arrangement)).map(|&column| column.into())
    }

    fn code(&self, arrangement: &[u16]) -> u64 {
        let digits = arrangement.iter().map(|&symbol| self.digits[usize::from(symbol)]);
        self.weights.iter().zip(digits).map(|(weight, digit)| weight * digit).sum()
    }

    fn add(&mut self, arrangement: &[u16]) -> u16 {
        let (code, next) = (self.code(arrangement), self.numbers.len());
        let entry = self.numbers.entry(code);
        *entry.or_insert_with(|| {
            self.arrangements.extend(arrangement);
            u16::try_from(next).expect("at most 65,536 columns")
        })
    }
}
