use judge::{Verdict, compare};

// TODO: the cases, the smallest first; the right answer by the plainest way; and the mistakes
// that many make, each with an answer in wrong/ that makes it.
pub fn check() -> Verdict {
    compare(
        0..=100_u64,
        |n| format!("@ident@({n})"),
        |&n| exercise::@ident@(n),
        |&n| n * n.saturating_sub(1) / 2,
    )
    .mistake("It looks as if you add `n` itself, too.", |&n| (0..=n).sum())
    .mistake("It looks as if you give `n` back.", |&n| n)
    .judge()
}
