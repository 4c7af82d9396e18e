//! Output for shells and for `man`: `gods completions` and `gods man`.
use std::process::Command;

use gods_algorithm::puzzle::catalog::CATALOG;

use super::prints;

const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];
/// Commands called only by other programs.
const HIDDEN_COMMANDS: [&str; 2] = ["preprocess", "contain"];

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'))
}

#[test]
fn shells_suggest_no_hidden_commands() {
    for shell in SHELLS {
        let script = prints(&["completions", shell]);
        for command in ["table", "farthest", "book", "coverage", "--max-memory"] {
            // fish lists options without hyphens.
            let bare = command.trim_start_matches('-');
            let is_suggested =
                words(&script).any(|word| word == command || word == bare);
            assert!(is_suggested, "{shell}: {command}");
        }
        for hidden in HIDDEN_COMMANDS {
            let parts = words(&script).flat_map(|word| word.split("__").chain([word]));
            let found: Vec<_> = parts.filter(|word| *word == hidden).collect();
            assert!(found.is_empty(), "{shell}: {hidden}");
        }
        // The other shells get only commands and options.
        let values = ["bash", "zsh"].contains(&shell);
        for name in CATALOG.iter().flat_map(|family| family.examples).filter(|_| values)
        {
            assert!(script.contains(name), "{shell}: {name}");
        }
    }
}

/// Calls the completion function as bash does for the tab key.
#[cfg(target_os = "linux")]
#[test]
fn bash_completes() {
    let suggests = |words: &[&str]| -> Vec<String> {
        let script = "source <(\"$0\" completions bash) && COMP_WORDS=(\"$@\") && \
                      COMP_CWORD=$(($# - 1)) && \
                      _gods gods \"${COMP_WORDS[COMP_CWORD]}\" \"${COMP_WORDS[COMP_CWORD-1]}\" && \
                      printf '%s\\n' \"${COMPREPLY[@]}\"";
        let mut bash = Command::new("bash");
        bash.args(["-c", script, env!("CARGO_BIN_EXE_gods")]).args(words);
        let output = bash.output().unwrap();
        assert!(output.stderr.is_empty(), "{output:?}");
        let text = String::from_utf8(output.stdout).unwrap();
        text.split_whitespace().map(str::to_owned).collect()
    };
    assert_eq!(suggests(&["gods", "ta"]), ["table", "tables"]);
    assert_eq!(suggests(&["gods", "tables", "c"]), ["check"]);
    let all = suggests(&["gods", ""]);
    assert!(
        all.contains(&"man".to_owned()) && all.contains(&"--port".to_owned()),
        "{all:?}"
    );
    assert!(
        HIDDEN_COMMANDS.iter().all(|hidden| !all.contains(&hidden.to_string())),
        "{all:?}"
    );
    assert_eq!(suggests(&["gods", "table", "pyr"]), ["pyraminx"]);
    assert_eq!(suggests(&["gods", "table", "8-puzzle", "--keep", "two"]), ["two-bits"]);
    assert_eq!(suggests(&["gods", "book", "cov"]), ["coverage"]);
}

#[test]
fn manual_has_all_commands_and_options() {
    let page = prints(&["man"]);
    for part in [
        ".TH gods 1 ",
        ".SH \"GODS TABLE\"\n",
        ".SH \"GODS BOOK COVERAGE\"\n",
        "\\-\\-max\\-memory\\fR",
        "\\-o\\fR, \\fB\\-\\-output\\fR",
        "gods farthest 8\\-puzzle",
        ".SH EXIT STATUS\n",
    ] {
        assert!(page.contains(part), "{part:?} is not in\n{page}");
    }
    for hidden in HIDDEN_COMMANDS {
        assert!(!page.contains(&format!("GODS {}", hidden.to_uppercase())), "{hidden}");
    }
}
