//! The Visual Basic guide's `Sub Main`: prints what the guide prints.

use table::guide::{
    create_monster_table, create_orientation_tables, create_perm_tables,
};

fn main() {
    let (perm, _) = create_perm_tables();
    let (ori, _) = create_orientation_tables();
    let mut bigtable = vec![vec![0; 729]; 5040];
    let mut console = String::new();
    create_monster_table(&perm, &ori, &mut bigtable, &mut console);
    print!("{console}");
}
