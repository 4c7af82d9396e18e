//! Evaluates the claim of a comment `holds:`: comparisons of sums, products, powers and
//! factorials.
use std::sync::LazyLock;

use regex::Regex;

use crate::model::text::regex;

static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    regex(r"[A-Za-z](?:[\w.-]*\w)?(?:\[\d+\])?|\d[\d,_]*(?:\.\d+)?|[=!<>]=|[^\s]")
});

/// Looks up a fact by its name.
type FactLookup<'a> = &'a dyn Fn(&str) -> Result<String, String>;

/// The error message for a claim that is false, cannot be parsed or compares no fact.
pub fn claim_problem(claim: &str, facts: FactLookup) -> Option<String> {
    let tokens = TOKEN.find_iter(claim).map(|token| token.as_str()).collect();
    let mut reader = ClaimParser { tokens, at: 0, facts, uses_fact: false };
    match reader.first_false_condition() {
        Ok(None) => None,
        Ok(Some(found)) => Some(format!("`{claim}` does not hold: found {found}")),
        Err(error) => Some(format!(
            "cannot read `{claim}`: {error}; write <!-- holds: name.of.a.fact == 9 -->, with \
             + - * / ^ ! == != < <= > >= and"
        )),
    }
}

struct ClaimParser<'a> {
    tokens: Vec<&'a str>,
    at: usize,
    facts: FactLookup<'a>,
    uses_fact: bool,
}

impl<'a> ClaimParser<'a> {
    fn next_if(&mut self, any: &[&str]) -> Option<&'a str> {
        let token =
            self.tokens.get(self.at).copied().filter(|token| any.contains(token))?;
        self.at += 1;
        Some(token)
    }

    /// Parses comparisons joined by `and`. Returns the values of the first comparison that is
    /// false.
    fn first_false_condition(&mut self) -> Result<Option<String>, String> {
        let mut found = None;
        loop {
            self.uses_fact = false;
            let mut left = self.sum()?;
            let mut is_compared = false;
            while let Some(sign) = self.next_if(&["==", "!=", "<", "<=", ">", ">="]) {
                is_compared = true;
                let right = self.sum()?;
                let equal = is_equal(left, right);
                let holds = match sign {
                    "==" => equal,
                    "!=" => !equal,
                    "<" => left < right && !equal,
                    "<=" => left < right || equal,
                    ">" => left > right && !equal,
                    _ => left > right || equal,
                };
                if !holds && found.is_none() {
                    found = Some(format!("{left} and {right}"));
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

    fn sum(&mut self) -> Result<f64, String> {
        let mut sum = self.term()?;
        while let Some(sign) = self.next_if(&["+", "-"]) {
            let term = self.term()?;
            sum += if sign == "-" { -term } else { term };
        }
        Ok(sum)
    }

    fn term(&mut self) -> Result<f64, String> {
        let mut term = self.power()?;
        while let Some(sign) = self.next_if(&["*", "/"]) {
            let power = self.power()?;
            term = if sign == "/" { term / power } else { term * power };
        }
        Ok(term)
    }

    /// Parses a power. `!` binds tighter than `^`, which is right-associative: `2^3^2` is 2^9.
    fn power(&mut self) -> Result<f64, String> {
        let mut base = self.value()?;
        while self.next_if(&["!"]).is_some() {
            if base.fract() != 0.0 || !(0.0..=170.0).contains(&base) {
                return Err(format!("found the factorial of {base}"));
            }
            base = (1..=base as u32).map(f64::from).product();
        }
        match self.next_if(&["^"]) {
            Some(_) => Ok(base.powf(self.power()?)),
            None => Ok(base),
        }
    }

    fn value(&mut self) -> Result<f64, String> {
        let token = self.tokens.get(self.at).copied();
        let token = token.ok_or("found its end where a value belongs")?;
        self.at += 1;
        if token == "(" {
            let sum = self.sum()?;
            let end = self.next_if(&[")"]);
            return end.map(|_| sum).ok_or("found `(` without `)`".into());
        }
        if token.starts_with(|c: char| c.is_ascii_digit()) {
            return number(token).ok_or_else(|| format!("found `{token}`"));
        }
        if !token.starts_with(|c: char| c.is_ascii_alphabetic()) {
            Err(format!("found `{token}` where a value belongs"))?;
        }
        self.uses_fact = true;
        let value = (self.facts)(token)?;
        number(&value).ok_or_else(|| {
            if value.contains("; ") {
                format!("the fact `{token}` is a list: write {token}[0]")
            } else {
                format!("the fact `{token}` is no number: it is {value}")
            }
        })
    }
}

/// Whether two values are equal up to rounding errors of a few operations.
fn is_equal(a: f64, b: f64) -> bool {
    (a - b).abs() <= 4.0 * f64::EPSILON * a.abs().max(b.abs())
}

/// Parses a number with commas between the thousands.
fn number(text: &str) -> Option<f64> {
    text.replace([',', '_'], "").parse().ok()
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
    fn accepts_true_claims() {
        for said in [
            "cube.positions == 7! * 3^6 and cube.mean == 8.756",
            "8 < cube.mean <= 9",
            "cube.mean * 1000 == 8756 and 10 - cube.layers[1] == 1",
            "cube.layers[1] / (1 - 2) < 5",
            "2^3! == cube.layers[1] + 55 and 2^3^2 == cube.layers[1] + 503",
        ] {
            assert_eq!(claim_problem(said, &facts), None);
        }
    }

    #[test]
    fn reports_false_claims_with_values() {
        for (said, right) in [
            ("1 < cube.mean < 8.5", "found 8.756 and 8.5"),
            ("8 == 8", "found a comparison without a fact"),
            ("cube.layers[1]", "found no comparison"),
            ("cube.layers == 1", "the fact `cube.layers` is a list"),
            ("cube.mean == 8.756 9", "found `9` where a sign or `and` belongs"),
            ("cube.mean == (8", "found `(` without `)`"),
            ("cube.positions == 3674161", "found 3674160 and 3674161"),
            ("cube.mean! == 8", "found the factorial of 8.756"),
        ] {
            let found = claim_problem(said, &facts).unwrap();
            assert!(found.contains(right), "{said}: {found}");
        }
    }
}
