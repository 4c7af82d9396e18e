//! Measured times are quoted by name and never compared.
use super::fixture::{DATA, drawing, expanded_with};

const FACTS: &str = r#"{"measured.cube.ms": 0.372, "measured.cube.bytes": 5041}"#;

#[test]
fn reads_times_and_figures_from_measured() {
    let text = "{{#figure measured-steps | In {{fact measured.cube.ms}} ms.}}\n\n\
                {{#table measured-cube | Times.}}\n\n{{#include measured/measured-cube.md}}\n\n\
                {{fact cube.moves}} moves.\n";
    let (page, _) = expanded_with(
        text,
        &[
            ("chapters/measured/facts.json", FACTS),
            ("chapters/measured/measured-steps.svg", &drawing("")),
            ("chapters/measured/measured-steps.data.md", DATA),
            ("chapters/measured/measured-cube.md", "| a |\n|--|\n| 1,234,567 |\n"),
        ],
    )
    .unwrap();
    assert!(page.contains("In 0.372 ms."), "{page}");
    assert!(page.contains("9 moves."), "{page}");
}

#[test]
fn rejects_unmeasured_name() {
    let refused = |text: &str| {
        let facts = ("chapters/measured/facts.json", FACTS);
        expanded_with(text, &[facts]).unwrap_err().to_string()
    };
    assert_eq!(
        refused("{{fact measured.cube.m}}\n"),
        "chapters/one.md:1: chapters/measured/facts.json has no fact `measured.cube.m`: did \
         you mean measured.cube.ms, measured.cube.bytes? `gods figures` adds those that it computes and \
         a page names"
    );
    let found = refused("{{fact cube.m}}\n");
    assert!(found.contains("figures/facts.json has no fact `cube.m`"), "{found}");
    let found = refused("{{#figure measured-step | Steps.}}\n");
    assert!(
        found.contains("no drawing chapters/measured/measured-step.svg"),
        "{found}"
    );
}
