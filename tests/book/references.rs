//! Figures, tables and listings: numbered, named, and complete.
use crate::fixture::{self, drawing, expanded, expanded_in, put, refusal};

const LISTING: &str = "```rust,listing\n{{#include ../code/a/src/lib.rs:rank}}\n```\n";

#[test]
fn a_table_has_a_number_a_caption_and_a_name() {
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
fn a_listing_is_referred_to_by_its_file_and_anchor() {
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
fn a_caption_stands_before_its_table_and_once() {
    let found = refusal("# One\n\n{{#table t | A table.}}\n\nText.\n");
    assert!(found.starts_with("chapters/one.md:3: no table follows"), "{found}");
    let table = "{{#table t | A table.}}\n\n| a |\n|--|\n\n";
    assert_eq!(
        refusal(&format!("{table}{table}")),
        "chapters/one.md:6: the table `t` already stands at chapters/one.md:1: refer to \
         it with `{{table t}}`"
    );
}

#[test]
fn a_generated_table_has_a_caption() {
    let included = "{{#include figures/net.data.md}}\n";
    let right = "found the table figures/net.data.md without a caption: write `{{#table \
                 net.data | …}}` on the line before, which gives it a number, and a name \
                 to refer to";
    assert_eq!(
        refusal(&format!("# One\n\n{included}")),
        format!("chapters/one.md:3: {right}")
    );
    // A caption belongs to one table.
    let caption = "{{#table net | The net.}}\n\n";
    assert_eq!(
        refusal(&format!("{caption}{included}\n{included}")),
        format!("chapters/one.md:5: {right}")
    );
    expanded(&format!("{caption}{included}")).unwrap();
}

#[test]
fn a_figure_folds_its_data_under_its_caption() {
    let book = fixture::write("{{#figure own | Its caption.}}\n");
    put(book.path(), "chapters/figures/own.svg", &drawing(""));
    put(book.path(), "chapters/figures/own.data.md", "| a |\n|--|\n| 1 |\n");
    let page = expanded_in(book.path()).unwrap().0;
    let data = "**Figure 1.1.** Its caption.\n\n</figcaption>\n</figure>\n\
                <details class=\"data\"><summary>The data of this figure</summary>\n\n\
                | a |\n|--|\n| 1 |\n\n</details>\n";
    assert!(page.contains(data), "{page}");
}
