//! What nearly every generator needs.
pub use anyhow::{Context, Result, ensure};
pub use base::thousands;

pub use crate::data::{Data, Files, counts, frequencies, joined, layers_table, table};
pub use crate::facts::Facts;
pub use crate::output::Output;
pub use crate::svg::Color::{self, *};
pub use crate::svg::{Drawing, Element, MARGIN, Point, SMALL, WIDTH};
pub use crate::svg::{arrowhead, circle, curve, line, polygon, polyline, rect};
pub use crate::svg::{squares, text};
pub use crate::tables::Tables;
