//! Is a coordinate well defined? No code in the chapter checks its second law. Write the
//! check, for orders of four pieces.
//!
//! `seen` is what the coordinate sees of an order: a number. Many orders may be seen as the
//! same number, which is no fault. But if two orders are seen alike, and after the same turn
//! they are seen as different, the coordinate *clashes*: then no table can say what the turn
//! does to the number. For example, let `seen` be the piece in slot 0, and let the turn
//! exchange the slots 0 and 1. The orders 0 1 2 3 and 0 2 1 3 are both seen as 0. After the
//! turn they are 1 0 2 3 and 2 0 1 3, seen as 1 and 2: a clash.
//!
//! Entry `i` of a turn is the slot from which slot `i` takes its piece. There are 24 orders:
//! try them all. `seen` may give any number that a `u64` holds.
use std::collections::HashMap;

use permutation::unrank;
use puzzle::compose;

/// Whether the coordinate `seen` is well defined under these turns: no clash anywhere.
pub fn well_defined(seen: &dyn Fn(&[u8; 4]) -> u64, turns: &[[u8; 4]]) -> bool {
    todo!()
}
