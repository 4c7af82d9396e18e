//! The names that most generators use.
pub use anyhow::{Context, Result, ensure};
pub use base::thousands;

pub use crate::data::{
    DataTable, Files, histogram, joined, layer_list, layers_table, mean_of_row, table,
};
pub use crate::facts::Facts;
pub use crate::output::Output;
pub use crate::svg::Color::{self, *};
pub use crate::svg::{Drawing, Element, MARGIN, Point, SMALL, WIDTH};
pub use crate::svg::{arrowhead, circle, curve, line, polygon, polyline, side_by_side};
pub use crate::svg::{rect, rows_of_squares, squares, text};
pub use crate::tables::PuzzleTables;
