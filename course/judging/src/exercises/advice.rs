//! The advices of a check: what it says of the mistakes that it names.
use base::rust::{NoTokens, Token, tokens};

/// Every advice that `mistake` and `likely` are given as a literal or as the name of one,
/// once. What is put together while the check runs is not known here.
///
/// # Errors
/// If the check is no row of tokens.
pub fn advices(check: &str) -> Result<Vec<String>, NoTokens> {
    let all = tokens(check)?;
    let mut found = Vec::new();
    for (at, call) in all.windows(3).enumerate() {
        let [dot, name, open] = [0, 1, 2].map(|i| call[i].text.as_str());
        if (dot, open) != (".", "(") || !["mistake", "likely"].contains(&name) {
            continue;
        }
        let mut depth = 0;
        let advice = all[at + 2..].windows(3).find_map(|three| {
            let [before, it, after] = [0, 1, 2].map(|i| &*three[i].text);
            depth += i32::from(["(", "[", "{"].contains(&before));
            depth -= i32::from([")", "]", "}"].contains(&it));
            let alone =
                ["(", ",", "&"].contains(&before) && [",", ")"].contains(&after);
            match depth {
                0 => Some(None),
                1 if alone => literal(it).or_else(|| named(&all, it)).map(Some),
                _ => None,
            }
        });
        found.extend(advice.flatten().filter(|advice| !found.contains(advice)));
    }
    Ok(found)
}

/// Those of which no message is a part that is a part of no other.
pub fn untold<'a>(advices: &'a [String], messages: &[&str]) -> Vec<&'a str> {
    let told = |advice: &String| {
        messages.iter().any(|message| {
            let mut with = advices.iter().filter(|other| other.contains(message));
            with.next() == Some(advice) && with.next().is_none()
        })
    };
    advices.iter().filter(|advice| !told(advice)).map(String::as_str).collect()
}

/// The literal that a `const` or a `let` gives this name.
fn named(all: &[Token], name: &str) -> Option<String> {
    let gives = |two: &[Token]| {
        ["const", "let"].contains(&&*two[0].text) && two[1].text == name
    };
    let at = all.windows(2).position(gives)?;
    literal(&all[at..].iter().skip_while(|token| token.text != "=").nth(1)?.text)
}

/// What a literal in quotes says.
fn literal(token: &str) -> Option<String> {
    let text = token.strip_prefix('"')?.strip_suffix('"')?;
    let text: String =
        text.split("\\\n").map(|line| line.trim_start_matches(' ')).collect();
    Some(text.replace("\\\"", "\"").replace("\\\\", "\\"))
}

#[cfg(test)]
mod tests {
    use super::{advices, untold};

    #[test]
    fn an_advice_is_told_by_a_message_of_its_own() {
        let check = r#"
            const LATE: &str = "One is \
                                late.";
            let few = "Too \"few\".";
            // .mistake(1, "A comment.")
            predict("f()", f, 3)
                .mistake(if n(1, "x") { 2 } else { 1 }, "One is early.")
                .mistake(2, LATE)
                .mistake(count, LATE)
                .likely(&few, |n, _| n == "y")
                .mistake(n, &format!("{n}"))
                .judge(1, "No mistake.")
        "#;
        let all = advices(check).unwrap();
        assert_eq!(all, ["One is early.", "One is late.", "Too \"few\"."]);
        assert_eq!(untold(&all, &[]), all);
        assert_eq!(untold(&all, &["One is", "few"]), all[..2]);
        assert_eq!(untold(&all, &["early", "is late", "Too \"few"]), [""; 0]);
    }
}
