//! Where the book is written: the links under a page by which a reader mends it, or says what
//! is wrong with it.
use anyhow::{Result, ensure};
use mdbook_driver::config::HtmlConfig;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::model::text::attribute;

/// The branch that the book is published from.
const BRANCH: &str = "main";

/// The repository that `book.toml` names.
#[derive(Debug)]
pub struct Repository {
    url: String,
    /// The address at which a file is changed, with `{path}` for the file.
    edit: String,
}

impl Repository {
    /// The repository of `git-repository-url`; `edit-url-template` says where its files are
    /// changed, if that is not as on GitHub.
    ///
    /// # Errors
    /// If it is no address of a page.
    pub fn named(html: &HtmlConfig) -> Result<Option<Self>> {
        let Some(named) = html.git_repository_url.as_deref() else { return Ok(None) };
        let url = named.trim_end_matches('/').trim_end_matches(".git");
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        ensure!(
            rest.is_some_and(|rest| rest.contains('/') && !rest.starts_with('/')),
            "`git-repository-url` is {named:?}, which no reader can open: write the address of \
             the repository's page, \"https://host/owner/name\""
        );
        let edit = html.edit_url_template.clone();
        let edit = edit.unwrap_or_else(|| format!("{url}/edit/{BRANCH}/{{path}}"));
        Ok(Some(Repository { url: url.to_owned(), edit }))
    }

    /// The links under the page of this name, whose text stands in a file, if it was written
    /// and not made.
    pub fn links(&self, page: &str, name: &str, file: Option<&str>) -> String {
        let edit = file.map(|file| {
            let address = attribute(&self.edit.replace("{path}", file));
            format!("<a rel=\"edit\" href=\"{address}\">Edit this page</a>\n")
        });
        let title = format!("Mistake in \u{201c}{name}\u{201d} ({page}): ");
        let title = utf8_percent_encode(&title, NON_ALPHANUMERIC);
        let report = attribute(&format!("{}/issues/new?title={title}", self.url));
        format!(
            "<footer class=\"page-foot\">\n{}<a href=\"{report}\">Report a mistake</a>\n</footer>",
            edit.unwrap_or_default()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(url: &str, template: Option<&str>) -> Result<Option<Repository>> {
        let mut html = HtmlConfig::default();
        html.git_repository_url = Some(url.to_owned());
        html.edit_url_template = template.map(str::to_owned);
        Repository::named(&html)
    }

    #[test]
    fn a_page_can_be_changed_and_its_mistakes_told() {
        let github = named("https://a.org/b/c.git/", None).unwrap().unwrap();
        let links = github.links("d/e.html", "E & \"F\"", Some("chapters/d/e.md"));
        for link in [
            "<a rel=\"edit\" href=\"https://a.org/b/c/edit/main/chapters/d/e.md\">",
            "href=\"https://a.org/b/c/issues/new?title=Mistake%20in%20%E2%80%9CE%20%26%20%22F%22\
             %E2%80%9D%20%28d%2Fe%2Ehtml%29%3A%20\">Report a mistake</a>",
        ] {
            assert!(links.contains(link), "{links}");
        }
        let made = github.links("solutions/e.html", "E", None);
        assert!(!made.contains("Edit") && made.contains("Report"), "{made}");
        let other =
            named("https://a.org/b", Some("https://a.org/_/{path}?x&y")).unwrap();
        let links = other.unwrap().links("e.html", "E", Some("chapters/e.md"));
        assert!(
            links.contains("href=\"https://a.org/_/chapters/e.md?x&amp;y\""),
            "{links}"
        );
    }

    #[test]
    fn a_repository_is_an_address() {
        assert!(Repository::named(&HtmlConfig::default()).unwrap().is_none());
        for wrong in ["", "b/c", "git@a.org:b/c.git", "https://a.org/", "https:///b"] {
            let told = named(wrong, None).unwrap_err().to_string();
            assert!(told.contains("https://host/owner/name"), "{wrong}: {told}");
        }
    }
}
