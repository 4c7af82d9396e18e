//! Sectors: the columns that can be reached in a row.

use super::columns::Columns;
use super::walk::{RowStep, Walk};

/// Columns cut into sectors of equal size, such that in each row only those of one sector can be
/// reached: all with the same sum of twists, say. Every connection takes a sector to a sector.
#[derive(Debug, Clone)]
pub(super) struct Sectors {
    /// How many columns a sector has.
    pub(super) size: usize,
    /// The columns of each sector, one sector after another.
    pub(super) columns: Vec<u16>,
    /// For each column, its sector and its place there; none if it is in no row's sector.
    places: Vec<Option<(u32, u16)>>,
    /// The sector of each row.
    of_rows: Vec<u32>,
}

impl Sectors {
    /// The smallest sectors that a walk allows: two columns in which different ways reach the same
    /// row are in one sector, and so is where a connection takes them.
    pub(super) fn new(walk: &Walk, columns: &Columns) -> Self {
        let connections = walk.connections.len();
        let image = |column: u16, connection: u32| {
            columns.images[usize::from(column) * connections + connection as usize]
        };
        // A column of each row that can be reached.
        let mut reached: Vec<u16> = vec![0];
        for parent in &walk.parents[1..] {
            reached.push(image(reached[parent.row as usize], parent.connection));
        }
        let mut union: Vec<u16> = (0..columns.count()).map(|c| c as u16).collect();
        let per_row = walk.steps.len() / reached.len();
        let steps = walk.steps.iter().enumerate();
        for (k, step) in steps.filter(|it| *it.1 != RowStep::ILLEGAL) {
            let to = image(reached[k / per_row], step.connection);
            let mut pairs = vec![(to, reached[step.row as usize])];
            while let Some((a, b)) = pairs.pop() {
                let (root, other) = (root(&mut union, a), root(&mut union, b));
                if root != other {
                    union[usize::from(other)] = root;
                    let all = 0..connections as u32;
                    pairs.extend(all.map(|it| (image(a, it), image(b, it))));
                }
            }
        }
        Self::of_union(union, &reached)
    }

    fn of_union(mut union: Vec<u16>, reached: &[u16]) -> Self {
        let mut numbers = vec![None; union.len()];
        let mut sectors: Vec<Vec<u16>> = Vec::new();
        let sector = |column: &u16| {
            let root = usize::from(root(&mut union, *column));
            *numbers[root].get_or_insert_with(|| {
                sectors.push(Vec::new());
                sectors.len() as u32 - 1
            })
        };
        let of_rows: Vec<u32> = reached.iter().map(sector).collect();
        let mut places = vec![None; union.len()];
        for column in 0..union.len() {
            let root = usize::from(root(&mut union, column as u16));
            if let Some(sector) = numbers[root] {
                let list = &mut sectors[sector as usize];
                places[column] = Some((sector, list.len() as u16));
                list.push(column as u16);
            }
        }
        let (size, columns) = (sectors[0].len(), sectors.concat());
        Sectors { size, columns, places, of_rows }
    }

    /// The column at a place of a row.
    pub(super) fn column(&self, row: usize, place: usize) -> usize {
        self.columns[self.of_rows[row] as usize * self.size + place].into()
    }

    /// The place of a column in a row, if it is in the row's sector.
    pub(super) fn place(&self, row: usize, column: usize) -> Option<usize> {
        let (sector, place) = self.places[column]?;
        (sector == self.of_rows[row]).then_some(place.into())
    }

    /// What connections do to places: for each row and move the row and the number of a table,
    /// and tables of a place for each place.
    pub(super) fn tables(
        &self,
        walk: &Walk,
        columns: &Columns,
    ) -> (Vec<(u32, u32)>, Vec<u16>) {
        let (rows, connections) = (walk.rows.count(), walk.connections.len());
        let sectors = self.columns.len() / self.size;
        let (mut numbers, mut tables) = (vec![None; connections * sectors], Vec::new());
        let per_row = walk.steps.len() / rows;
        let table = |(k, step): (usize, &RowStep)| {
            if *step == RowStep::ILLEGAL {
                return (step.row, 0);
            }
            let (sector, connection) =
                (self.of_rows[k / per_row] as usize, step.connection as usize);
            let number =
                numbers[connection * sectors + sector].get_or_insert_with(|| {
                    let number = (tables.len() / self.size) as u32;
                    let sector = &self.columns[sector * self.size..][..self.size];
                    tables.extend(sector.iter().map(|&column| {
                        let image = columns.images
                            [usize::from(column) * connections + connection];
                        self.places[usize::from(image)].expect("in a sector").1
                    }));
                    number
                });
            (step.row, *number)
        };
        let steps = walk.steps.iter().enumerate().map(table).collect();
        (steps, tables)
    }
}

fn root(union: &mut [u16], mut column: u16) -> u16 {
    while union[usize::from(column)] != column {
        let next = union[usize::from(union[usize::from(column)])];
        union[usize::from(column)] = next;
        column = next;
    }
    column
}
