//! The rules of numbers: each has a source, and what captions say of them is so.
mod exemptions;
pub mod holds;
mod metric;
mod passages;
pub mod quantity;
mod sources;
mod spelling;
mod tables;
pub mod visible;
mod words;

use anyhow::Result;
use base::parallel;

use crate::model::Names;
use crate::model::directive::Kind;
use crate::model::problem::Problem;

/// What is wrong with the numbers of the book, and with what its captions say of them.
///
/// # Errors
/// If a text or the list of exemptions cannot be read.
pub fn check(names: &Names) -> Result<Vec<Problem>> {
    let values = sources::Values::new(&names.facts);
    let facts = |name: &str| names.fact(name).map(str::to_owned);
    let (mut typed, mut problems) = (Vec::new(), Vec::new());
    let passages = passages::all(names)?;
    let checked = parallel::map(&passages, |passage| {
        passage.read(|page| {
            let (typed, mut wrong) = sources::check(passage, page, &values, &facts);
            wrong.extend(page.directives.iter().filter_map(|directive| {
                let (Kind::Figure(name, caption) | Kind::Table(name, caption)) =
                    &directive.kind
                else {
                    return None;
                };
                let is_figure = matches!(directive.kind, Kind::Figure(..));
                let wrong = metric::wrong(name, caption, is_figure)?;
                Some(page.problem(directive.range.start, wrong))
            }));
            (typed, wrong)
        })
    });
    for (of_passage, wrong) in checked {
        typed.extend(of_passage);
        problems.extend(wrong);
    }
    problems.extend(exemptions::Exemptions::read(&names.root)?.settle(typed));
    Ok(problems)
}
