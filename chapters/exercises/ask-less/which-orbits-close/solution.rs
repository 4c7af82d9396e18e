//! Four cards lie in a ring. T sends all cards one slot down, from 3 to 2, 2 to 1, 1 to 0 and 0 to 3, and turns those that
//! come to slots 0 and 2 by 1, and those that come to slots 1 and 3 by 2. Twice T is T2, three times T is T'. The exchange X
//! lets the cards in slots 0 and 1 change places, and turns the one that comes to slot 0 by 1, the other by 2.
//!
//! Here are seven sets of moves. In each, nothing else is a move. An *orbit* is all rows that these moves lead to, one after
//! another, from some row.
//!
//! - **A** T, T2 and T'
//! - **B** T and T'
//! - **C** T2 alone
//! - **D** T alone
//! - **E** X alone
//! - **F** T2 and X
//! - **G** T and T2
//!
//! In which of them do all rows of an orbit have the *same* after one step, up to a translation for each row, whatever was visited
//! before? Only those orbits can be closed by making one union for all. Answer with letters, such as `"AB"`.

/// The letters of the sets whose orbits can be closed.
pub fn closable() -> &'static str {
    // <answer>
    "ACE"
    // </answer>
}
