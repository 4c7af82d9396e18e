//! Which classes of pieces number the rows.

use super::symbols::{Class, Symbols};

/// Which classes number the rows, so that few bytes hold the rows and what moves do to columns.
#[derive(Debug, Clone)]
pub(super) struct Split {
    /// For each class, whether it numbers the rows.
    pub(super) in_rows: Vec<bool>,
    /// About how many bytes that takes.
    pub(super) bytes: f64,
}

/// The largest number of columns of a row, whose numbers have 16 bits.
const MAX_COLUMNS: f64 = 65_536.0;
/// The largest number of arrangements for which a choice is looked for: those of the largest
/// number of rows, whose numbers have 32 bits.
const MAX_ARRANGEMENTS: f64 = MAX_COLUMNS * 4e9;
/// The largest number of choices that are tried for a set.
const MAX_CHOICES: usize = 4096;

impl Split {
    /// Chooses for each set which of its classes number the rows, as long as that saves bytes.
    pub(super) fn new(symbols: &Symbols, moves: usize) -> Self {
        let in_rows = vec![true; symbols.classes.len()];
        let all = arrangements_in_all(symbols);
        if all > MAX_ARRANGEMENTS {
            return Split { in_rows, bytes: all * row_bytes(symbols, moves) };
        }
        let bytes = cost_bytes(symbols, &in_rows, moves);
        let mut best = Split { in_rows, bytes };
        loop {
            let before = best.bytes;
            for set in 0..symbols.sets.len() {
                for choice in choices(&symbols.classes, set) {
                    let mut in_rows = best.in_rows.clone();
                    choice.iter().for_each(|&(class, rows)| in_rows[class] = rows);
                    let bytes = cost_bytes(symbols, &in_rows, moves);
                    if bytes < best.bytes {
                        best = Split { in_rows, bytes };
                    }
                }
            }
            if best.bytes >= before {
                break;
            }
        }
        // Classes whose slots are known anyway need no columns.
        for set in 0..symbols.sets.len() {
            let classes = symbols.classes.iter().enumerate();
            let rest: Vec<usize> = classes
                .filter(|&(k, class)| class.set == set && !best.in_rows[k])
                .map(|(k, _)| k)
                .collect();
            if is_known(rest.iter().map(|&k| &symbols.classes[k])) {
                rest.into_iter().for_each(|k| best.in_rows[k] = true);
            }
        }
        best
    }
}

/// The choices for a set: of classes of one size and modulus it only matters how many number the
/// rows.
fn choices(classes: &[Class], set: usize) -> Vec<Vec<(usize, bool)>> {
    let mut kinds: Vec<Vec<usize>> = Vec::new();
    for (k, class) in classes.iter().enumerate().filter(|(_, it)| it.set == set) {
        let alike = |kind: &&mut Vec<usize>| {
            let other = &classes[kind[0]];
            (other.count, other.modulus) == (class.count, class.modulus)
        };
        match kinds.iter_mut().find(alike) {
            Some(kind) => kind.push(k),
            None => kinds.push(vec![k]),
        }
    }
    let mut choices = vec![Vec::new()];
    for kind in kinds {
        let numbers: Vec<_> = match choices.len() * (kind.len() + 1) > MAX_CHOICES {
            true => vec![0, kind.len()],
            false => (0..=kind.len()).collect(),
        };
        let more = |choice: &Vec<(usize, bool)>, number: usize| {
            let flags = kind.iter().enumerate().map(|(i, &class)| (class, i < number));
            choice.iter().copied().chain(flags).collect()
        };
        choices = choices
            .iter()
            .flat_map(|choice| numbers.iter().map(move |&number| (choice, number)))
            .map(|(choice, number)| more(choice, number))
            .take(MAX_CHOICES)
            .collect();
    }
    choices
}

/// How many arrangements there are if no moves keep pieces together.
fn arrangements_in_all(symbols: &Symbols) -> f64 {
    let all: Vec<_> = symbols.classes.iter().map(|class| (class, &true)).collect();
    let of_set = all.chunk_by(|a, b| a.0.set == b.0.set);
    of_set.map(|classes| arrangements(classes) * turns(classes)).product()
}

/// About how many bytes rows and tables take; infinite if there are too many columns.
fn cost_bytes(symbols: &Symbols, in_rows: &[bool], moves: usize) -> f64 {
    let (mut rows, mut columns, mut code, mut connections) = (1.0, 1.0, 0.0, 1.0);
    for (set, slots) in symbols.sets.iter().enumerate() {
        let classes = symbols.classes.iter().zip(in_rows);
        let classes = classes.filter(|(class, _)| class.set == set);
        let (of_rows, rest): (Vec<_>, Vec<_>) = classes.partition(|(_, rows)| **rows);
        let count = |list: &[(&Class, &bool)]| list.iter().map(|it| it.0.count).sum();
        let (in_rows, left): (usize, usize) = (count(&of_rows), count(&rest));
        rows *= choose(slots.len(), left) * arrangements(&of_rows) * turns(&of_rows);
        if is_known(rest.iter().map(|it| it.0)) {
            continue;
        }
        columns *= arrangements(&rest) * turns(&rest);
        let symbols: f64 = rest.iter().map(|it| f64::from(it.0.modulus)).sum();
        code += left as f64 * symbols.log2();
        connections *= choose(slots.len(), in_rows);
    }
    if !(columns <= MAX_COLUMNS && code < 63.0) {
        return f64::INFINITY;
    }
    rows * row_bytes(symbols, moves)
        + 4.0 * rows.min(connections) * moves as f64 * columns
}

/// About how many bytes a row takes: its key, and where each move takes it.
pub(super) fn row_bytes(symbols: &Symbols, moves: usize) -> f64 {
    (8 * moves + 4 * symbols.start.len() + 60) as f64
}

/// Whether the rest of a set is known when the slots of its other classes are: it is one class
/// whose orientation does not matter.
fn is_known<'a>(mut rest: impl Iterator<Item = &'a Class>) -> bool {
    rest.next().is_none_or(|class| class.modulus == 1) && rest.next().is_none()
}

/// In how many ways pieces of some classes can be turned.
fn turns(classes: &[(&Class, &bool)]) -> f64 {
    let each = |class: &Class| f64::from(class.modulus).powi(class.count as i32);
    classes.iter().map(|it| each(it.0)).product()
}

/// In how many ways classes can be arranged among themselves.
fn arrangements(classes: &[(&Class, &bool)]) -> f64 {
    let mut n = 0;
    let each = |class: &Class| {
        n += class.count;
        choose(n, class.count)
    };
    classes.iter().map(|it| it.0).map(each).product()
}

/// In how many ways `m` of `n` slots can be chosen.
fn choose(n: usize, m: usize) -> f64 {
    (1..=m).map(|k| (n - m + k) as f64 / k as f64).product()
}
