//! References to numbered figures, tables and listings.
use crate::fixture::{
    self, chapter_errors, drawing, expanded, expanded_in, write_file,
};

const LISTING: &str = "```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\n```\n";

#[test]
fn numbers_and_captions_tables() {
    let one = "See {{table layers}}.\n\n{{#table layers | The *layers*, {{fact \
               cube.moves}}.}}\n\n| a |\n|--|\n| 1 |\n\nAfter.\n";
    assert_eq!(
        expanded(one).unwrap().0,
        "See [Table 1.1](one.md#table-layers).\n\n\
         <figure class=\"table\" id=\"table-layers\">\n<figcaption>\n\n\
         **Table 1.1.** The *layers*, 9.\n\n</figcaption>\n\n\
         | a |\n|--|\n| 1 |\n\n</figure>\n\nAfter.\n"
    );
    let one = "{{#table layers | Layers.}}\n{{#include figures/net.data.md}}\n";
    let page = expanded(one).unwrap().0;
    assert!(page.contains(&format!("{}\n</figure>", fixture::DATA)), "{page}");
}

#[test]
fn refers_to_listing_by_anchor() {
    let again = LISTING.replace("rank", "method");
    let repeat = again.replace("rust,listing", "rust,listing,repeat");
    let one = format!(
        "{{{{listing code/a/src/lib.rs:method}}}}, {{{{listing code/a/src/lib.rs:rank}}}}\n\n\
         {LISTING}\nText.\n\n{again}\nText.\n\n{repeat}"
    );
    let page = expanded(&one).unwrap().0;
    let links = "[Listing 1.2](one.md#listing-a-src-lib-rs-method), \
                 [Listing 1.1](one.md#listing-a-src-lib-rs-rank)\n";
    assert!(page.starts_with(links), "{page}");
    assert_eq!(page.matches("id=\"listing-a-src-lib-rs-method\"").count(), 1);
    assert!(page.contains("<b>Listing 1.3</b>"), "{page}");
}

#[test]
fn rejects_stray_and_repeated_captions() {
    let found = chapter_errors("# One\n\n{{#table t | A table.}}\n\nText.\n");
    assert!(found.starts_with("chapters/one.md:3: no table follows"), "{found}");
    let table = "{{#table t | A table.}}\n\n| a |\n|--|\n\n";
    assert_eq!(
        chapter_errors(&format!("{table}{table}")),
        "chapters/one.md:6: the table `t` already stands at chapters/one.md:1: refer to \
         it with `{{table t}}`"
    );
}

#[test]
fn rejects_generated_table_without_caption() {
    let included = "{{#include figures/net.data.md}}\n";
    let expected = "found the table figures/net.data.md without a caption: write `{{#table \
                 net.data | …}}` on the line before, which gives it a number, and a name \
                 to refer to";
    assert_eq!(
        chapter_errors(&format!("# One\n\n{included}")),
        format!("chapters/one.md:3: {expected}")
    );
    // A caption applies to one table only.
    let caption = "{{#table net | The net.}}\n\n";
    assert_eq!(
        chapter_errors(&format!("{caption}{included}\n{included}")),
        format!("chapters/one.md:5: {expected}")
    );
    expanded(&format!("{caption}{included}")).unwrap();
}

#[test]
fn folds_figure_data_under_caption() {
    let book = fixture::write("{{#figure own | Its caption.}}\n");
    write_file(book.path(), "chapters/figures/own.svg", &drawing(""));
    write_file(book.path(), "chapters/figures/own.data.md", "| a |\n|--|\n| 1 |\n");
    let page = expanded_in(book.path()).unwrap().0;
    let data = "**Figure 1.1.** Its caption.\n\n</figcaption>\n</figure>\n\
                <details class=\"data\"><summary>The data of this figure</summary>\n\n\
                | a |\n|--|\n| 1 |\n\n</details>\n";
    assert!(page.contains(data), "{page}");
}
