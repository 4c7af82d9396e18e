//! The slides of a session's demonstration.
use anyhow::Result;

use super::code::Code;
use super::deck::{Maker, code_slide};
use super::figure::Figure;
use super::section::Section;
use super::text::html;
use crate::model::directive::{Kind, directives};
use crate::model::markdown::blocks;
use crate::model::numbered::Sort;

/// What the class sees above it.
const SHOWN: &str = "Look first";
/// What it sees above a figure whose numbers it has guessed.
const ANSWERED: &str = "Look again";

impl Maker<'_> {
    /// What is shown: a slide for each figure and each command of it. A figure that the class
    /// sees without its numbers comes whole with its section, or else at the end.
    pub(super) fn demonstration(&mut self, time: &str) -> Result<()> {
        let Some(text) = &self.session.demonstration else { return Ok(()) };
        let text = text.get_ref();
        let notes = format!("{time}{}\n", html(&self.page, text, self.names)?);
        let (mut made, mut answers) = (Vec::new(), Vec::new());
        for directive in directives(text, &blocks(text)) {
            let Kind::Reference(Sort::Figure, name) = directive.kind else { continue };
            let Some(figure) = Figure::named(&name, self.names) else { continue };
            let page = self.names.numbered.get(Sort::Figure, &name);
            let page = page.map_or(&self.page, |place| &place.chapter);
            let is_blank = self.session.blank.iter().any(|it| *it.get_ref() == name);
            made.push(self.figure(&figure, page, SHOWN, "", made.len(), is_blank)?);
            match is_blank {
                true if !self.comes_whole(&figure) => answers.push((figure, page)),
                true => {}
                false => self.shown.push(name),
            }
        }
        for block in blocks(text) {
            if block.words().first() == Some(&"console") {
                made.push(code_slide(SHOWN, &Code::typed(&block.code)));
            }
        }
        for (figure, page) in answers {
            made.push(self.figure(&figure, page, ANSWERED, "", made.len(), false)?);
        }
        match (made.first_mut(), self.slides.last_mut()) {
            (Some(first), _) => first.notes.insert_str(0, &notes),
            // What is shown without a screen is told below the slide before it.
            (None, Some(before)) => before.notes += &notes,
            (None, None) => {}
        }
        self.slides.append(&mut made);
        Ok(())
    }

    /// Whether a section of the session shows a figure.
    fn comes_whole(&self, figure: &Figure) -> bool {
        let steps = self.session.class.iter().filter_map(|step| step.section.as_ref());
        let mut sections =
            steps.filter_map(|it| Section::find(it.get_ref(), self.names));
        sections.any(|it| it.figures(self.names).iter().any(|f| f.name == figure.name))
    }
}
