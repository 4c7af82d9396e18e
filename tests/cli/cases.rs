//! Commands and their output: the files in `cases/`, one for each command and each kind
//! of bad input. After an intended change, `TRYCMD=overwrite cargo test --test cli cases`
//! updates them.
use std::fs;

use gods_algorithm::solve::{
    BYTES_PER_VISIT, LONG_SECONDS, Limits, VISITS_BEFORE_PATTERNS,
};

use super::prints;

#[test]
fn commands_print_what_files_show() {
    let cases = trycmd::TestCases::new();
    cases.register_bin("gods", std::path::Path::new(env!("CARGO_BIN_EXE_gods")));
    // A folder that does not exist yet, beside the files of a case; or here, for cases without.
    let _ = fs::remove_dir_all("cache");
    cases.env("GODS_CACHE", "cache").case("tests/cli/cases/*.trycmd");
    cases.run();
    let _ = fs::remove_dir_all("cache");
}

#[test]
fn help_and_plan_state_limits_of_search() {
    let help = prints(&["solve", "--help"]);
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains(&format!("more than {LONG_SECONDS} s,")), "{help}");
    let most = Limits::default().visits;
    for (name, visits) in [("hanoi-4x13", most), ("15-puzzle", VISITS_BEFORE_PATTERNS)]
    {
        let plan = prints(&["solve", name, "--plan"]);
        let bytes = base::readable_bytes((visits * BYTES_PER_VISIT) as u64);
        let visits = base::thousands(visits as u64);
        let limit = format!("among {visits} positions, in up to {bytes}\n");
        assert!(plan.contains(&limit), "{limit:?} is not in\n{plan}");
    }
}

/// The help lists exactly the fields, in order.
#[test]
fn help_documents_fields_of_table() {
    let help = prints(&["table", "--help"]);
    let (_, fields) = help.split_once("in version 1 of them:\n").unwrap();
    let (fields, _) = fields.split_once("\n\n").unwrap();
    let lines = fields.lines().filter_map(|line| line.strip_prefix("  "));
    let names =
        lines.filter(|line| !line.starts_with(' ')).map(|line| line.split(' ').next());
    let table = prints(&["table", "sliding-2x2", "--json"]);
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    assert!(names.flatten().eq(table.as_object().unwrap().keys()));
}
