//! mdBook's frame around the text of a page, without its comments, its indents and its empty
//! lines: every page has it.

const MAIN: [&str; 2] = ["<main>", "</main>"];

/// The page with nothing else taken away. What has no text of its own stays as it is.
pub fn slim(html: &str) -> String {
    let [open, close] = MAIN;
    let (Some(begin), Some(end)) = (html.find(open), html.rfind(close)) else {
        return html.to_owned();
    };
    let (begin, end) = (begin + open.len(), end + close.len());
    lines(&html[..begin]) + &html[begin..end] + "\n" + &lines(&html[end..])
}

fn lines(frame: &str) -> String {
    let is_comment = |line: &str| {
        let rest = line.strip_prefix("<!--").and_then(|rest| rest.strip_suffix("-->"));
        rest.is_some_and(|rest| !rest.contains("-->"))
    };
    let lines = frame.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !is_comment(line));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::slim;

    #[test]
    fn the_text_stays_as_it_is() {
        let text = "<main>\n\n  <!-- a -->\n    <pre>  b\n\n</pre>\n  </main>";
        let page = format!(
            "<head>\n\n    <!-- c -->\n  <p>d</p> <!-- e -->\n <!-- f --><p>g</p><!-- h -->\n\n \
             {text}\n\n   </body>\n"
        );
        let slimmed = "<head>\n<p>d</p> <!-- e -->\n<!-- f --><p>g</p><!-- h -->\n";
        assert_eq!(slim(&page), format!("{slimmed}{text}\n</body>"));
        let other = "  <p>\n\n</p>";
        assert_eq!(slim(other), other);
    }
}
