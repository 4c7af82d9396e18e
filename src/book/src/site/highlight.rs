//! Code in color, where the page is made: the reader's browser has nothing to do for it.
//!
//! A listing is a part of a file, and may end inside a bracket. So the code is cut into words as
//! an editor does, and not parsed. In the page a word that has a color is `<i class=k>`: a page
//! has thousands of them, and each letter of the tag is sent as often.
use std::ops::Range;
use std::sync::LazyLock;

use regex::{Captures, Regex};

use crate::model::text::regex;

/// A color, by the class that stands for it in `theme/code.css`: keyword, type or number, name
/// of a function, text, attribute, comment.
type Color = char;
/// Where a text has a color, in bytes.
type Colored = (Range<usize>, Color);

/// Code with its language, up to the end tag.
static CODE: LazyLock<Regex> = LazyLock::new(|| {
    regex(r#"(?s)<code class="(lang(?:uage)?-([\w-]+)[^>]*>)(.*?)</code>"#)
});
static RUST: LazyLock<Regex> = LazyLock::new(|| {
    regex(
        r##"(?xs)
        (?P<c> //[^\n]* | /\*.*?\*/ )
        | (?P<s> [bc]?r\#\#".*?"\#\# | [bc]?r\#".*?"\# | [bc]?r"[^"]*"
               | [bc]?"(?:\\.|[^"\\])*"
               | b?'(?: \\(?:x..|u\{[^}]*\}|.) | [^\\'] )' )
        | (?P<a> \#!?\[ (?: [^\[\]] | \[[^\[\]]*\] )* \] | '[A-Za-z_]\w* )
        | (?P<t> \b[0-9](?: [eE][+-][0-9] | \w | \.[0-9] )* )
        | (?P<macro> \b[a-z_]\w*!) (?: \s*[(\[{] )
        | (?P<fn> \bfn\s+ ) (?P<named> (?:r\#)?\w+ )
        | (?P<item> \b(?:struct|enum|trait|union|type)\s+ ) (?P<made> (?:r\#)?\w+ )
        | (?P<word> (?:r\#)?[A-Za-z_]\w* )
        "##,
    )
});
/// What is typed into a shell behind its prompt, and files of settings.
static TYPED: LazyLock<Regex> = LazyLock::new(|| {
    regex(r##"(?m)^(?P<a>\$|\[[\w.-]+\]$)|(?P<c>(?:^|[ \t])#[^\n]*)|(?P<s>"[^"\n]*")"##)
});
const KEYWORDS: &str = " as async await break const continue crate dyn else enum extern fn for if \
    impl in let loop match mod move mut pub ref return self Self static struct super trait type \
    union unsafe use where while ";
const KNOWN: &str = " bool char f32 f64 false i8 i16 i32 i64 i128 isize str true u8 u16 u32 u64 \
    u128 usize String Vec Option Some None Result Ok Err Box Copy Send Sized Sync Drop Fn FnMut \
    FnOnce Clone Debug PartialEq PartialOrd Eq Ord AsRef AsMut Into From Default Iterator Extend \
    IntoIterator ExactSizeIterator ToString Hash ";

/// A page with its code in color.
pub fn highlight(page: &str) -> String {
    let color = |code: &Captures| {
        let html = &code[3];
        let colored = match &code[2] {
            "rust" => in_color(html, rust),
            "console" | "sh" | "bash" | "toml" => in_color(html, typed),
            _ => html.to_owned(),
        };
        // The class by which mdBook's script and styles know it.
        format!("<code class=\"hljs {}{colored}</code>", &code[1])
    };
    CODE.replace_all(page, color).into_owned()
}

/// A page with its code marked as such, and all of one color.
pub fn plain(page: &str) -> String {
    CODE.replace_all(page, "<code class=\"hljs ${1}${3}</code>").into_owned()
}

/// The bytes of a page that color its code.
pub fn weight(page: &str) -> usize {
    let tags = page.match_indices("<i class=").filter(|(at, tag)| {
        let rest = &page.as_bytes()[at + tag.len()..];
        rest.first().is_some_and(u8::is_ascii_lowercase) && rest.get(1) == Some(&b'>')
    });
    tags.count() * "<i class=k></i>".len()
}

/// A piece of a page: a tag, or a letter as it is written there.
enum Piece<'a> {
    Tag(&'a str),
    Letter(&'a str, char),
}

/// The code of a page with its words in color. What marks it already, marks it still.
fn in_color(html: &str, colors: fn(&str) -> Vec<Colored>) -> String {
    let pieces = pieces(html);
    let letters = pieces.iter().filter_map(|piece| match piece {
        Piece::Letter(_, letter) => Some(letter),
        Piece::Tag(_) => None,
    });
    let code: String = letters.collect();
    let colored = merged(&code, colors(&code));
    let mut colored = colored.iter().peekable();
    let mut out = String::with_capacity(html.len() * 2);
    let (mut at, mut open) = (0, false);
    for piece in pieces {
        match piece {
            Piece::Tag(tag) => {
                // A colored word does not reach over a tag: it goes on behind it.
                out += if open { "</i>" } else { "" };
                open = false;
                out += tag;
            }
            Piece::Letter(written, letter) => {
                while colored.next_if(|(word, _)| word.end <= at).is_some() {
                    out += if open { "</i>" } else { "" };
                    open = false;
                }
                if let Some((word, color)) = colored.peek()
                    && !open
                    && word.contains(&at)
                {
                    out += &format!("<i class={color}>");
                    open = true;
                }
                out += written;
                at += letter.len_utf8();
            }
        }
    }
    out += if open { "</i>" } else { "" };
    out
}

/// Words of one color with nothing but white space between are one.
fn merged(code: &str, words: Vec<Colored>) -> Vec<Colored> {
    let mut merged: Vec<Colored> = Vec::with_capacity(words.len());
    for (word, color) in words {
        match merged.last_mut() {
            Some((before, same))
                if *same == color && code[before.end..word.start].trim().is_empty() =>
            {
                before.end = word.end;
            }
            _ => merged.push((word, color)),
        }
    }
    merged
}

/// The tags of a piece of a page, and its letters. A link is not part of the code that it
/// stands in.
fn pieces(html: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::with_capacity(html.len());
    let mut rest = html;
    while let Some(first) = rest.chars().next() {
        let tag = match first {
            '<' if rest.starts_with("<a ") => rest.find("</a>").map(|end| end + 4),
            '<' => rest.find('>').map(|end| end + 1),
            _ => None,
        };
        let entity = rest.find(';').filter(|end| first == '&' && *end < 8);
        let end = tag.or(entity.map(|end| end + 1)).unwrap_or(first.len_utf8());
        let (piece, after) = rest.split_at(end);
        pieces.push(match tag {
            Some(_) => Piece::Tag(piece),
            None => Piece::Letter(piece, letter(piece, first)),
        });
        rest = after;
    }
    pieces
}

/// The letter that an entity stands for, if it is one that code is written with.
fn letter(piece: &str, first: char) -> char {
    match piece {
        "&lt;" => '<',
        "&gt;" => '>',
        "&amp;" => '&',
        "&quot;" | "&#34;" | "&#x22;" => '"',
        "&#39;" | "&#x27;" => '\'',
        _ => first,
    }
}

fn rust(code: &str) -> Vec<Colored> {
    let mut found = Vec::new();
    for word in RUST.captures_iter(code) {
        let mut add = |name: &str, color| {
            found.extend(word.name(name).map(|part| (part.range(), color)));
        };
        for (name, color) in [
            ("c", 'c'),
            ("s", 's'),
            ("a", 'a'),
            ("t", 't'),
            ("macro", 't'),
            ("fn", 'k'),
            ("named", 'f'),
            ("item", 'k'),
            ("made", 't'),
        ] {
            add(name, color);
        }
        let is_in = |list: &str| list.contains(&format!(" {} ", &word[0]));
        if word.name("word").is_some() {
            match () {
                () if is_in(KEYWORDS) => add("word", 'k'),
                () if is_in(KNOWN) => add("word", 't'),
                () => {}
            }
        }
    }
    // A keyword is caught with the space behind it, which has no color.
    for (range, _) in &mut found {
        range.end = range.start + code[range.clone()].trim_end().len();
    }
    found
}

fn typed(code: &str) -> Vec<Colored> {
    let colors = ['a', 'c', 's'];
    let color = |found: Captures| {
        let named =
            |color: &Color| Some((found.name(&color.to_string())?.range(), *color));
        colors.iter().find_map(named)
    };
    TYPED.captures_iter(code).filter_map(color).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(code: &str) -> String {
        in_color(code, rust)
    }

    #[test]
    fn words_have_the_color_of_what_they_are() {
        for (code, right) in [
            (
                "pub fn rank(x: u8)",
                "<i class=k>pub fn</i> <i class=f>rank</i>(x: <i class=t>u8</i>)",
            ),
            ("&amp;'a str", "&amp;<i class=a>'a</i> <i class=t>str</i>"),
            ("'a' != b'\\''", "<i class=s>'a'</i> != <i class=s>b'\\''</i>"),
            (
                "vec![0x1F_u8; 2.5e-3 as usize]",
                "<i class=t>vec!</i>[<i class=t>0x1F_u8</i>; <i class=t>2.5e-3</i> <i class=k>as</i> <i class=t>usize</i>]",
            ),
            ("0..n1", "<i class=t>0</i>..n1"),
            ("a != b", "a != b"),
            (
                "r#\"a \" b\"# \"// \\\" c\" // d \"e",
                "<i class=s>r#\"a \" b\"# \"// \\\" c\"</i> <i class=c>// d \"e</i>",
            ),
            (
                "#[derive(Clone, Copy)]\nstruct Ring&lt;const N: usize>",
                "<i class=a>#[derive(Clone, Copy)]</i>\n<i class=k>struct</i> <i class=t>Ring</i>&lt;<i class=k>const</i> N: <i class=t>usize</i>>",
            ),
            ("r#fn(format, informal)", "r#fn(format, informal)"),
            ("/* fn\n */ // a\n// b", "<i class=c>/* fn\n */ // a\n// b</i>"),
            ("\"open", "\"open"),
            ("", ""),
        ] {
            // Written as a page has it, but for what stands for itself here.
            assert_eq!(shown(code), right);
        }
    }

    #[test]
    fn what_marks_code_marks_it_still() {
        assert_eq!(
            shown(
                "<span id=\"x\">// a\n</span>// b <a class=\"shown-in\" href=\"#\">fn 1</a>"
            ),
            "<span id=\"x\"><i class=c>// a\n</i></span><i class=c>// b</i> <a class=\"shown-in\" \
             href=\"#\">fn 1</a>"
        );
        assert_eq!(
            shown("a &lt; 1 &quot;é&quot;"),
            "a &lt; <i class=t>1</i> <i class=s>&quot;é&quot;</i>"
        );
    }

    #[test]
    fn the_text_of_a_page_stays_as_it_is() {
        let page = "<p>fn</p><pre><code class=\"language-rust listing\">fn a() {}\n</code></pre>\
                    <pre><code class=\"language-console\">$ gods # it\n1 fn\n</code></pre>\
                    <code class=\"language-text\">fn 1</code><code>fn</code>";
        let colored = highlight(page);
        for part in [
            "<p>fn</p>",
            "<i class=k>fn</i> <i class=f>a</i>() {}\n</code>",
            "<i class=a>$</i> gods<i class=c> # it</i>\n1 fn\n",
            ">fn 1</code>",
        ] {
            assert!(colored.contains(part), "{part}\n{colored}");
        }
        let plain =
            regex("</?i( class=.)?>|hljs ").replace_all(&colored, "").into_owned();
        assert_eq!(plain, page);
        let classes = "hljs ".len() * 3;
        assert_eq!(colored.len(), page.len() + classes + weight(&colored));
        assert_eq!(weight("<i class=\"k\">x</i><i class=kk>"), 0);
    }
}
