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

mod bits;
mod boards;
mod catalog;
mod classes;
mod counted;
mod frames;
mod orders;
mod ranks;
mod searches;
mod skipping;
#[cfg(test)]
mod slow;
mod tree;
mod variant;

/// What draws a variant.
type Drawing = fn(&mut Draw) -> Variant;

/// The exercises that have variants.
const ALL: [(&str, Drawing); 55] = [
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
    ("lucky-bases", bits::lucky_bases),
    ("few-look-ups", counted::few_look_ups),
    ("few-comparisons", counted::few_comparisons),
    ("sort-by-neighbors", counted::sort_by_neighbors),
    ("number-zero", orders::number_zero),
    ("a-row-of-nibbles", orders::a_row_of_nibbles),
    ("questions-for-sixty-four", bits::questions_for_sixty_four),
    ("registers-for-the-ranks", bits::registers_for_the_ranks),
    ("bytes-that-join", bits::bytes_that_join),
    ("sixteen-dials", counted::sixteen_dials),
    ("the-undoing-column", counted::the_undoing_column),
    ("goal-when-found", counted::goal_when_found),
    ("half-way-each", counted::half_way_each),
    ("turn-around-in-time", counted::turn_around_in_time),
    ("home-with-few-look-ups", counted::home_with_few_look_ups),
    ("what-sees-enough", boards::what_sees_enough),
    ("search-with-a-promise", counted::search_with_a_promise),
    ("blank-in-the-corner", catalog::blank_in_the_corner),
    ("layers-of-eight", catalog::layers_of_eight),
    ("two-exchanged", catalog::two_exchanged),
    ("two-flips-each", counted::two_flips_each),
    ("held-otherwise", classes::held_otherwise),
    ("five-beads", classes::five_beads),
    ("from-two-of-eight", counted::from_two_of_eight),
    ("which-can-bear-it", classes::which_can_bear_it),
    ("class-numbers-by-hand", classes::class_numbers_by_hand),
    ("words-that-stay", frames::words_that_stay),
    ("comes-to-us", frames::comes_to_us),
    ("which-orbits-close", frames::which_orbits_close),
    ("when-to-skip", skipping::when_to_skip),
    ("or-first", counted::or_first),
    ("fresh-and-full", counted::fresh_and_full),
    ("four-rows-at-once", counted::four_rows_at_once),
    ("where-bits-go", bits::where_bits_go),
    ("sideways-moves", bits::sideways_moves),
    ("few-copies", counted::few_copies),
    ("bits-of-two-colors", bits::bits_of_two_colors),
    ("which-remainders", bits::which_remainders),
    ("which-may-be-added", boards::which_may_be_added),
    ("which-tables-add", boards::which_tables_add),
    ("which-limit-is-next", tree::which_limit_is_next),
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
                "{name} has no variants: what is predicted or counted has, and \
                 `gods new variant` lists it"
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
    use std::collections::BTreeSet;

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
            // Many enough for a class and the next.
            let mut texts = BTreeSet::new();
            let mut seeds = 0..400;
            while let (true, Some(seed)) = (texts.len() < 20, seeds.next()) {
                texts.insert(format!("{:?}", of(seed)));
            }
            let different = texts.len();
            assert!(different >= 20, "{name} has only {different} variants");
        }
    }

    /// Those that are predicted, and those whose operations are counted: no other, and all.
    #[test]
    fn every_short_answer_and_every_count_has_variants() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let exercises = all(&root).unwrap();
        let kinds = ["predict", "count"];
        let wanted =
            exercises.iter().filter(|it| kinds.contains(&&*it.about.kind.to_string()));
        let wanted: BTreeSet<_> = wanted.map(|it| &*it.name).collect();
        assert_eq!(ALL.iter().map(|(name, _)| *name).collect::<BTreeSet<_>>(), wanted);
    }

    #[test]
    fn the_key_stands_apart() {
        let variant = Variant::new("Given.").ask("What?", 7).ask("And?", "1 2");
        let head = "# A title\n";
        assert_eq!(asked(head, &variant), "# A title\n\nGiven.\n\n1. What?\n2. And?\n");
        assert_eq!(key(head, &variant), "# A title\n\n1. 7\n2. 1 2\n");
    }
}
