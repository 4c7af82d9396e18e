//! Evaluates what a comment claims of facts: sums, products, powers and factorials, compared.
use std::sync::LazyLock;

use regex::Regex;

use crate::model::text::regex;

static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"[A-Za-z](?:[\w.-]*\w)?(?:\[\d+\])?|\d[\d,_]*(?:\.\d+)?|[=!<>]=|[^\s]")
});

/// How a fact is looked up.
type Facts<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// What is wrong with what is said, if it does not hold or compares no fact.
pub fn wrong(said: &str, facts: Facts) -> Option<String> {
    let tokens = TOKEN.find_iter(said).map(|token| token.as_str()).collect();
    let mut reader = Reader { tokens, at: 0, facts, uses_fact: false };
    match reader.conditions() {
        Ok(None) => None,
        Ok(Some(found)) => Some(format!("`{said}` does not hold: found {found}")),
        Err(error) => Some(format!(
            "cannot read `{said}`: {error}; write <!-- holds: name.of.a.fact == 9 -->, with \
             + - * / ^ ! == != < <= > >= and"
        )),
    }
}

/// An exact fraction, its denominator positive.
type Number = (i128, i128);

struct Reader<'a> {
    tokens: Vec<&'a str>,
    at: usize,
    facts: Facts<'a>,
    uses_fact: bool,
}

impl<'a> Reader<'a> {
    fn next_if(&mut self, any: &[&str]) -> Option<&'a str> {
        let token =
            self.tokens.get(self.at).copied().filter(|token| any.contains(token))?;
        self.at += 1;
        Some(token)
    }

    /// Comparisons joined by `and`: the first that is false, with the values found.
    fn conditions(&mut self) -> Result<Option<String>, String> {
        let mut found = None;
        loop {
            self.uses_fact = false;
            let mut left = self.sum()?;
            let mut is_compared = false;
            while let Some(sign) = self.next_if(&["==", "!=", "<", "<=", ">", ">="]) {
                is_compared = true;
                let right = self.sum()?;
                let order = product(left.0, right.1)?.cmp(&product(right.0, left.1)?);
                let holds = match sign {
                    "==" => order.is_eq(),
                    "!=" => order.is_ne(),
                    "<" => order.is_lt(),
                    "<=" => order.is_le(),
                    ">" => order.is_gt(),
                    _ => order.is_ge(),
                };
                if !holds && found.is_none() {
                    found = Some(format!("{} and {}", shown(left), shown(right)));
                }
                left = right;
            }
            match self.tokens.get(self.at) {
                _ if !is_compared => Err("found no comparison")?,
                _ if !self.uses_fact => Err("found a comparison without a fact")?,
                None => return Ok(found),
                Some(&"and") => self.at += 1,
                Some(other) => {
                    Err(format!("found `{other}` where a sign or `and` belongs"))?
                }
            }
        }
    }

    fn sum(&mut self) -> Result<Number, String> {
        let mut sum = self.term()?;
        while let Some(sign) = self.next_if(&["+", "-"]) {
            let (n, d) = self.term()?;
            let n = if sign == "-" { -n } else { n };
            let whole = product(sum.0, d)?.checked_add(product(n, sum.1)?);
            sum = (whole.ok_or(LARGE)?, product(sum.1, d)?);
        }
        Ok(sum)
    }

    fn term(&mut self) -> Result<Number, String> {
        let mut term = self.power()?;
        while let Some(sign) = self.next_if(&["*", "/"]) {
            let (n, d) = self.power()?;
            let (n, d) = if sign == "/" { (d * n.signum(), n.abs()) } else { (n, d) };
            if d == 0 {
                Err("found a division by 0")?;
            }
            term = (product(term.0, n)?, product(term.1, d)?);
            let shared = divisor(term.0, term.1);
            term = (term.0 / shared, term.1 / shared);
        }
        Ok(term)
    }

    /// `!` binds before `^`, and of several `^` the last: `2^3^2` is 2^9.
    fn power(&mut self) -> Result<Number, String> {
        let (mut n, mut d) = self.value()?;
        while self.next_if(&["!"]).is_some() {
            let up_to =
                Some(n).filter(|n| d == 1 && (0..=33).contains(n)).ok_or(LARGE)?;
            n = (1..=up_to).product();
        }
        if self.next_if(&["^"]).is_some() {
            let (exponent, one) = self.power()?;
            let exponent =
                u32::try_from(exponent).ok().filter(|_| one == 1).ok_or(LARGE)?;
            n = n.checked_pow(exponent).ok_or(LARGE)?;
            d = d.checked_pow(exponent).ok_or(LARGE)?;
        }
        Ok((n, d))
    }

    fn value(&mut self) -> Result<Number, String> {
        let token = self.tokens.get(self.at).copied();
        let token = token.ok_or("found its end where a value belongs")?;
        self.at += 1;
        if token == "(" {
            let sum = self.sum()?;
            let end = self.next_if(&[")"]);
            return end.map(|_| sum).ok_or("found `(` without `)`".into());
        }
        if token.starts_with(|c: char| c.is_ascii_digit()) {
            return number(token).ok_or(LARGE.into());
        }
        if !token.starts_with(|c: char| c.is_ascii_alphabetic()) {
            Err(format!("found `{token}` where a value belongs"))?;
        }
        self.uses_fact = true;
        let value = (self.facts)(token)?;
        number(&value).ok_or_else(|| match value.contains("; ") {
            true => format!("the fact `{token}` is a list: write {token}[0]"),
            false => format!("the fact `{token}` is no number: it is {value}"),
        })
    }
}

const LARGE: &str = "found a number that is too large";

fn product(a: i128, b: i128) -> Result<i128, String> {
    a.checked_mul(b).ok_or_else(|| LARGE.to_owned())
}

fn divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs().max(1) } else { divisor(b, a % b) }
}

/// A decimal number with commas between its thousands.
fn number(text: &str) -> Option<Number> {
    let plain = text.replace([',', '_'], "");
    let (whole, part) = plain.split_once('.').unwrap_or((&plain, ""));
    let digits = format!("{whole}{part}").parse().ok()?;
    Some((digits, 10_i128.checked_pow(u32::try_from(part.len()).ok()?)?))
}

fn shown((n, d): Number) -> String {
    let shared = divisor(n, d).abs();
    match (n / shared, d / shared) {
        (n, 1) => n.to_string(),
        _ => format!("{}", n as f64 / d as f64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(name: &str) -> Result<String, String> {
        match name {
            "cube.positions" => Ok("3,674,160".into()),
            "cube.mean" => Ok("8.756".into()),
            "cube.layers[1]" => Ok("9".into()),
            "cube.layers" => Ok("1; 9; 54".into()),
            _ => Err(format!("no fact {name}")),
        }
    }

    #[test]
    fn what_is_so_holds() {
        for said in [
            "cube.positions == 7! * 3^6 and cube.mean == 8.756",
            "8 < cube.mean <= 9",
            "cube.mean * 1000 == 8756 and 10 - cube.layers[1] == 1",
            "cube.layers[1] / (1 - 2) < 5",
            "2^3! == cube.layers[1] + 55 and 2^3^2 == cube.layers[1] + 503",
        ] {
            assert_eq!(wrong(said, &facts), None);
        }
    }

    #[test]
    fn what_is_not_so_is_told_with_what_was_found() {
        for (said, right) in [
            ("1 < cube.mean < 8.5", "found 8.756 and 8.5"),
            ("8 == 8", "found a comparison without a fact"),
            ("cube.layers[1]", "found no comparison"),
            ("cube.layers == 1", "the fact `cube.layers` is a list"),
            ("cube.mean == 8.756 9", "found `9` where a sign or `and` belongs"),
            ("cube.mean == (8", "found `(` without `)`"),
            ("cube.mean / 0 == 1", "found a division by 0"),
            ("cube.mean == 99!", LARGE),
        ] {
            let found = wrong(said, &facts).unwrap();
            assert!(found.contains(right), "{said}: {found}");
        }
    }
}
