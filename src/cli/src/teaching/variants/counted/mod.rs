//! Variants of the exercises whose operations are counted. On paper they are counted by hand: what
//! the frugal way takes, and often what the obvious way takes.
mod graphs;
mod orders;
mod rows;

pub use graphs::{
    goal_when_found, half_way_each, home_with_few_look_ups, search_with_a_promise,
    turn_around_in_time,
};
pub use orders::{
    few_comparisons, few_copies, few_look_ups, from_two_of_eight, sixteen_dials,
    sort_by_neighbors, the_undoing_column, two_flips_each,
};
pub use rows::{four_rows_at_once, fresh_and_full, or_first};
