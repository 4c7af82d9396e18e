use judge::{Verdict, predict};

const ORDER: [u8; 4] = [3, 1, 0, 2];

/// What is added to cards 0, 1 and 2: the card that comes to each slot, and by how much it is turned.
fn added(coming: &[(u8, u8)]) -> [u8; 3] {
    [0, 1, 2]
        .map(|card| coming.iter().find(|&&(c, _)| c == card).map_or(0, |&(_, by)| by))
}

fn back(vector: [u8; 3]) -> [u8; 3] {
    vector.map(|digit| (3 - digit) % 3)
}

const THERE: &str = "That is what our move adds on the way *to* the neighbor. Its word comes back to us.";

pub fn check() -> Verdict {
    let [a, b, c, d] = ORDER;
    let exchange = added(&[(b, 1), (a, 2)]);
    let t = added(&[(b, 1), (c, 2), (d, 1), (a, 2)]);
    predict("after_exchange()", exercise::after_exchange, back(exchange))
        .mistake(exchange, THERE)
        .mistake(
            [2, 1, 0],
            "Those are the slots 0 and 1, taken for cards. Cards 3 and 1 lie there, and card 3 has no digit.",
        )
        .mistake(
            [1, 2, 0],
            "Those are the slots 0 and 1, taken for cards. Cards 3 and 1 lie there, and card 3 has no digit.",
        )
        .judge()?;
    predict("after_t()", exercise::after_t, back(t))
        .mistake(t, THERE)
        .mistake([1, 2, 1], "So it is for the order 0 1 2 3. Which cards come to slots 0 and 2 here?")
        .mistake([2, 1, 2], "So it is for the order 0 1 2 3, on the way there. Which cards come to slots 0 and 2 here?")
        .judge()
}
