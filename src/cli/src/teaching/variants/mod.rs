//! `gods new variant`: another exercise of the same kind, its numbers drawn by a seed, and the
//! key to it. Its answers are in no file of the book, so it can be graded.
//!
//! A variant is a function of its own for each exercise: what may be drawn, and so that it stays
//! as hard as it was, no rule for all of them could say.
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::puzzles::choose;
use crate::teaching::draw::{self, Draw};
use base::failure::Usage;
use base::{out, suggestions, whole};
use judging::exercises::all;
use variant::Variant;

mod ranks;
mod searches;
mod variant;

/// What draws a variant.
type Drawing = fn(&mut Draw) -> Variant;

/// The exercises that have variants.
const ALL: [(&str, Drawing); 14] = [
    ("last-row", ranks::last_row),
    ("dictionary-by-hand", ranks::dictionary_by_hand),
    ("how-many-pieces-fit", ranks::how_many_pieces_fit),
    ("three-products", ranks::three_products),
    ("bytes-of-tables", ranks::bytes_of_tables),
    ("marked-too-late", searches::marked_too_late),
    ("newest-first", searches::newest_first),
    ("sorted-into-two", searches::sorted_into_two),
    ("mean-of-the-cards", searches::mean_of_the_cards),
    ("solutions-by-hand", searches::solutions_by_hand),
    ("five-promises", searches::five_promises),
    ("four-rules-one-board", searches::four_rules_one_board),
    ("number-of-a-part", ranks::number_of_a_part),
    ("bytes-of-three-partitions", ranks::bytes_of_three_partitions),
];

/// What `gods new variant` understands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods new variant                                    which exercises have variants
  gods new variant three-products                     one, and its key below
  gods new variant three-products -o quiz             one, in two files
  gods new variant three-products --seed 7            that of seed 7, again

The same seed gives the same variant, on any machine and in each version that draws it so.
The seed stands in the key and not in what students get; two letters on both say which
belong together.")]
pub struct Args {
    /// The exercise. Without one, those that have variants are listed.
    name: Option<String>,
    /// Which variant, from 0 to 2^64 - 1; one is chosen and told if it is left out.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    seed: Option<String>,
    /// The folder for two files, what is asked and the key.
    #[arg(short, long, value_name = "FOLDER", requires = "name")]
    output: Option<PathBuf>,
}

/// Prints or writes a variant.
///
/// # Errors
/// If there is no such exercise, or it has none, or a file cannot be written.
pub fn run(args: &Args) -> Result<()> {
    let exercises = all(&base::root()?)?;
    let exercise = |name: &str| exercises.iter().find(|exercise| exercise.name == name);
    let title =
        |name: &str| exercise(name).map_or(name, |it| &it.about.title).to_owned();
    let Some(name) = args.name.as_deref() else {
        for (name, _) in ALL {
            out::line(format!("{name:26}{}", title(name)))?;
        }
        return Ok(());
    };
    let Some((_, variant)) = ALL.iter().find(|(known, _)| *known == name) else {
        if exercise(name).is_some() {
            bail!(Usage(format!(
                "{name} has no variants: `gods new variant` lists the exercises that have some"
            )));
        }
        let near = suggestions::near(name, ALL.iter().map(|(name, _)| *name));
        bail!(Usage(format!("there is no exercise `{name}`:{near}")));
    };
    let seed = choose::seed(args.seed.as_deref())?;
    let (variant, mark) = (variant(&mut Draw::of(seed, name)), draw::mark(seed));
    let asked = asked(&format!("# {} (sheet {mark})\n", title(name)), &variant);
    let head = format!("# {} (key of sheet {mark}, seed {seed})\n", title(name));
    let key = key(&head, &variant);
    let Some(folder) = &args.output else {
        return Ok(out::line(format!("{asked}\n{}", key.trim_end()))?);
    };
    let cannot = || format!("cannot write into {}", folder.display());
    fs::create_dir_all(folder).with_context(cannot)?;
    for (end, text) in [("", asked), ("-key", key)] {
        let file = folder.join(format!("{name}-{mark}{end}.md"));
        whole::write(&file, text).with_context(cannot)?;
        out::line(format!("wrote {}", file.display()))?;
    }
    Ok(())
}

/// What students get.
fn asked(head: &str, variant: &Variant) -> String {
    let questions = (1..).zip(&variant.questions);
    let questions = questions.map(|(n, (question, _))| format!("{n}. {question}\n"));
    format!("{head}\n{}\n\n{}", variant.statement, questions.collect::<String>())
}

/// What is right.
fn key(head: &str, variant: &Variant) -> String {
    let answers = (1..).zip(&variant.questions);
    let answers = answers.map(|(n, (_, answer))| format!("{n}. {answer}\n"));
    format!("{head}\n{}", answers.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each has a question, the same seed the same one, and not all seeds the same.
    #[test]
    fn a_seed_says_which_variant_it_is() {
        for (name, variant) in ALL {
            let of = |seed| variant(&mut Draw::of(seed, name));
            let variants: Vec<_> = (0..20).map(of).collect();
            for (seed, variant) in (0..).zip(&variants) {
                assert_eq!(*variant, of(seed), "{name}");
                assert!(
                    !variant.statement.is_empty() && !variant.questions.is_empty(),
                    "{name}"
                );
                assert!(
                    variant.questions.iter().all(|(_, answer)| !answer.is_empty()),
                    "{name}"
                );
            }
            assert!(variants.iter().any(|it| *it != variants[0]), "{name}");
        }
    }

    #[test]
    fn the_key_stands_apart() {
        let variant = Variant::new("Given.").ask("What?", 7).ask("And?", "1 2");
        let head = "# A title\n";
        assert_eq!(asked(head, &variant), "# A title\n\nGiven.\n\n1. What?\n2. And?\n");
        assert_eq!(key(head, &variant), "# A title\n\n1. 7\n2. 1 2\n");
    }
}
