//! A move takes all positions of a row to one row, and rearranges them by one element. Here
//! is the proof, in pieces. Put them in an order in which each follows from those before
//! it.
//!
//! - **A** The row and the column after the move are known now. The row, that of $r'$, does not depend on $h$: all of the
//!   row goes there. And every column is multiplied by the same $c$.
//! - **B** $r \cdot m$ is a position as well. So it is in some row, and with the representative $r'$ of that row it
//!   is $c \cdot r'$ for some $c$ of $H$.
//! - **C** The position begins with $h \cdot c$ now. Both are elements of $H$, and $H$ is a group, so their product is
//!   one, too. So the position is in the row of $r'$, in column $h \cdot c$.
//! - **D** Take a row with the representative $r$, and a move $m$. A position of this row is $h \cdot r$ with an $h$ of $H$; after the
//!   move it is $h \cdot r \cdot m$.
//! - **E** Put $c \cdot r'$ in the place of $r \cdot m$: the position after the move is $h \cdot c \cdot r'$.

/// The letters of the pieces, the first step of the proof first.
pub fn order() -> &'static str {
    // <answer>
    "DBECA"
    // </answer>
}
