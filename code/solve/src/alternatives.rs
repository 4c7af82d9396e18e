//! What fits in the memory where a table does not.

use crate::table_plan::TablePlan;
use crate::{
    BYTES_PER_VISIT, Instance, Limits, Method, Purpose, SolveStep, Solver,
    SolverOptions,
};
use rows::Keep;

/// Something that can be computed within the limits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Alternative {
    /// A table of the puzzle for this purpose, in so many bytes.
    Table(Purpose, u64),
    /// Shortest solutions of single positions: by IDA*, or, of those near the solved one, by a
    /// bidirectional search.
    Search(Method),
    /// The layers of a smaller puzzle of the same family: its name, and the bytes.
    Smaller(String, u64),
}

/// Fewest positions that are worth a bidirectional search.
const MIN_VISITS: u64 = 1000;

/// What can be computed within the limits: the table that stores the most of each distance, and the
/// layers; if no table fits, the largest smaller puzzle of the family; and a search.
///
/// # Complexity
/// As planning a table, for each size that is tried; nothing is computed.
///
/// # Examples
/// ```
/// use solve::{Alternative, Instance, Limits, Method, Purpose, what_fits};
///
/// let board = Instance::find("sliding-3x4")?;
/// let limits = |memory| Limits { memory: Some(memory), ..Limits::default() };
/// let [Alternative::Table(Purpose::Keep(_), bytes), .., Alternative::Search(Method::IdaStar)] =
///     what_fits(&board, limits(100 << 20))[..]
/// else {
///     panic!()
/// };
/// assert!(bytes < 100 << 20);
///
/// let fits = what_fits(&board, limits(1 << 20));
/// let smaller = |name: &str, fits: &Alternative| {
///     matches!(fits, Alternative::Smaller(smaller, _) if smaller == name)
/// };
/// assert!(smaller("sliding-3x3", &fits[0]), "{fits:?}");
/// # Ok::<(), solve::SolveError>(())
/// ```
pub fn what_fits(instance: &Instance, limits: Limits) -> Vec<Alternative> {
    let table = |purpose| {
        let bytes = table_bytes(instance, purpose, limits)?;
        Some(Alternative::Table(purpose, bytes))
    };
    let keep = [Keep::Byte, Keep::TwoBits, Keep::OneBit].map(Purpose::Keep);
    let mut all = Vec::from_iter(keep.into_iter().find_map(table));
    all.extend(table(Purpose::Layers));
    if all.is_empty() {
        all.extend(smaller(instance, limits));
    }
    all.extend(search(instance, limits).map(Alternative::Search));
    all
}

/// The bytes of a table, if it fits.
fn table_bytes(instance: &Instance, purpose: Purpose, limits: Limits) -> Option<u64> {
    let plan = TablePlan::new(instance, None, purpose, limits).ok()?;
    plan.check().ok().map(|()| plan.bytes())
}

/// The smaller puzzle with the most positions whose layers fit. One of the sizes is smaller.
fn smaller(instance: &Instance, limits: Limits) -> Option<Alternative> {
    let choice = instance.choice()?;
    let fitting = |i: usize| {
        let mut sizes = choice.sizes.clone();
        while sizes[i] > 1 {
            sizes[i] -= 1;
            let smaller = choice.family.member(&sizes);
            let Ok(smaller) = Instance::new(smaller, instance.metric()) else {
                continue;
            };
            if let Some(bytes) = table_bytes(&smaller, Purpose::Layers, limits) {
                return Some((smaller, bytes));
            }
        }
        None
    };
    let fitting = (0..choice.sizes.len()).filter_map(fitting);
    let largest = fitting.max_by_key(|(smaller, _)| smaller.puzzle().position_count());
    largest
        .map(|(smaller, bytes)| Alternative::Smaller(smaller.name().to_owned(), bytes))
}

/// The search that fits.
fn search(instance: &Instance, limits: Limits) -> Option<Method> {
    let method = Some(Method::IdaStar);
    let options = SolverOptions { method, ..SolverOptions::default() };
    let fits = |bytes: u64| limits.memory.is_none_or(|limit| bytes <= limit);
    let ida_star = Solver::new(instance, options, limits).is_ok_and(|solver| {
        let mut steps = solver.steps().into_iter();
        steps.any(
            |step| matches!(step, SolveStep::IdaStar { cost, .. } if fits(cost.bytes)),
        )
    });
    let bidirectional = fits(MIN_VISITS * BYTES_PER_VISIT as u64);
    let methods = [(ida_star, Method::IdaStar), (bidirectional, Method::Bidirectional)];
    methods.into_iter().find_map(|(fits, method)| fits.then_some(method))
}
