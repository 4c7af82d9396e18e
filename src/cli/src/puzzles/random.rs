//! `gods random`: draws positions with uniform probability.
use anyhow::{Context, Result, bail};
use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use definition::DefinedPuzzle;
use puzzle::rubik::Cube;
use puzzle::{Metric, Puzzle, pocket_cube};
use serde_json::json;
use solve::{RandomPositions, SMALL_POSITIONS, random_below};
use two_phase::TwoPhase;

use super::choose::{Chosen, NotationArgs, PuzzleArgs};
use super::{join_moves, parse_from, print_answer, rubik, thousands};
use base::failure::UsageError;
use base::{out, signals};

/// The arguments of `gods random`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods random 8-puzzle
  gods random pocket-cube --seed 1 --count 100 --json
  gods random 15-puzzle --seed 1         a position without a scramble
  gods random rubik --wca --count 5      scrambles for a competition

Each position is drawn by its rank, so all are equally likely; after random moves
they would not be. The same seed gives the same positions in the same order. The
scramble is a random one of the shortest: back from the position, each move to a nearer
one is as likely as every other. Where it would take a table of more than 20,000,000
positions or more than 254 layers there is none, and in JSON it is null. That of rubik
is not a shortest one: it has at most 21 moves.")]
pub struct Args {
    #[command(flatten)]
    puzzle_args: PuzzleArgs,
    #[command(flatten)]
    notation_args: NotationArgs,
    /// Where the random numbers start, from 0 to 2^64 - 1; one is chosen and printed
    /// if it is left out.
    #[arg(long, value_name = "N", value_parser = |text: &str| parse_from(0, text))]
    seed: Option<u64>,
    /// How many positions.
    #[arg(
        long,
        value_name = "K",
        default_value_t = 1,
        value_parser = |text: &str| parse_from(1, text)
    )]
    count: u64,
    /// Only positions that a competition allows by regulation 4b3 of the World Cube Association:
    /// of pocket-cube those that take at least 4 moves to solve, of rubik at least 2.
    #[arg(long)]
    wca: bool,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

/// The least number of moves from solved to a position of the pocket cube in a competition.
const WCA_LEAST: usize = 4;

impl Args {
    /// Whether the command always prints the same.
    pub fn is_repeatable(&self) -> bool {
        self.seed.is_some()
    }

    fn seed_or_random(&self) -> Result<u64> {
        match self.seed {
            Some(seed) => Ok(seed),
            // 32 bits instead of 64: short enough to be typed again.
            None => Ok(getrandom::u32()
                .context("the system gives no random number")?
                .into()),
        }
    }
}

/// Draws positions and prints them.
pub fn run(args: &Args) -> Result<()> {
    let instance = match args.puzzle_args.choose(&args.notation_args)? {
        Chosen::Ranked(instance) => instance,
        Chosen::Defined(_) if args.puzzle_args.has_goal() => bail!(no_goal()),
        Chosen::Defined(_) if args.wca => bail!(no_wca()),
        Chosen::Defined(puzzle) => return draw_unranked(args, &puzzle),
        Chosen::Board(..) => args.puzzle_args.instance()?,
        Chosen::Rubik => return draw_cubes(args),
    };
    if instance.goal().is_some_and(|goal| !goal.contains('?')) {
        bail!(no_goal());
    }
    let is_cube = instance.is_of(&pocket_cube::FAMILY);
    if args.wca && (!is_cube || instance.metric() != Some(Metric::HalfTurn)) {
        bail!(no_wca());
    }
    let least = if args.wca { WCA_LEAST } else { 0 };
    let seed = args.seed_or_random()?;
    let puzzle = &**instance.puzzle();
    let positions = puzzle.position_count();
    let draw = RandomPositions::new(&instance)?;
    signals::end_preparation();
    if !draw.has_scrambles() {
        let why = if positions > SMALL_POSITIONS {
            format!(
                "for {} positions no table is made just for that, only for up to {}",
                thousands(positions),
                thousands(SMALL_POSITIONS)
            )
        } else {
            "some positions are more than 254 moves away, too far for a table".into()
        };
        out::note(format!("note: no scramble: {why}"));
    }
    // A second stream of the generator, so that the positions do not depend on the scrambles.
    let mut scramble_random = ChaCha12Rng::seed_from_u64(seed);
    scramble_random.set_stream(1);
    print_all(args, instance.name(), seed, |random| {
        let rank = draw.rank_from(least, || random.next_u64());
        let scramble = draw.scramble(rank, || scramble_random.next_u64());
        let scramble = scramble.map(|moves| join_moves(&puzzle.move_names(), &moves));
        (puzzle.write_rank(rank), scramble)
    })
}

/// The error for a goal that changes nothing.
fn no_goal() -> UsageError {
    let why = "found --goal without ?: a random position does not depend on it";
    UsageError(why.to_owned())
}

/// The error for a puzzle without a rule of the World Cube Association.
fn no_wca() -> UsageError {
    let why =
        "found --wca, which is for rubik, and for pocket-cube in the half-turn metric";
    UsageError(why.to_owned())
}

/// Draws positions of a puzzle with more than 2^64 of them, and prints them.
fn draw_unranked(args: &Args, puzzle: &DefinedPuzzle) -> Result<()> {
    if args.notation_args.is_given() {
        bail!(UsageError("found --notation, and moves have one in a file".to_owned()));
    }
    signals::end_preparation();
    let seed = args.seed_or_random()?;
    out::note("note: no scramble: no table is made for more than 2^64 positions");
    print_all(args, puzzle.definition().name(), seed, |random| {
        let mut below = |k| random_below(k as u64, || random.next_u64()) as usize;
        (puzzle.write(&puzzle.group().random(&mut below)), None)
    })
}

/// Draws positions of the whole Rubik's cube, and prints them.
fn draw_cubes(args: &Args) -> Result<()> {
    let tables = TwoPhase::new();
    print_all(args, rubik::NAME, args.seed_or_random()?, |random| {
        let mut below = |n| random_below(n, || random.next_u64());
        let cube = if args.wca {
            Cube::random_for_competition(&mut below)
        } else {
            Cube::random(&mut below)
        };
        let solution = tables.search().solve(&cube).solution;
        let scramble = solution.expect("each cube has one of 20").inverse().to_string();
        (cube.to_facelets(), Some(scramble))
    })
}

/// Draws and prints positions with their scrambles. Programs rely on these keys of the JSON
/// output, and on their order.
fn print_all(
    args: &Args,
    puzzle: &str,
    seed: u64,
    mut draw: impl FnMut(&mut ChaCha12Rng) -> (String, Option<String>),
) -> Result<()> {
    let mut random = ChaCha12Rng::seed_from_u64(seed);
    if !args.json {
        out::line(format!("seed      {seed}"))?;
    }
    for _ in 0..args.count {
        let (position, scramble) = draw(&mut random);
        let fields = json!({
            "puzzle": puzzle, "seed": seed, "position": position, "scramble": scramble
        });
        print_answer(args.json, &fields, || to_text(&position, scramble.as_deref()))?;
    }
    Ok(())
}

/// A position as text.
fn to_text(position: &str, scramble: Option<&str>) -> String {
    let scramble = match scramble {
        None => String::new(),
        Some("") => "\nscramble  none: it is solved".to_owned(),
        Some(moves) => format!("\nscramble  {moves}"),
    };
    format!("\nposition  {position}{scramble}")
}
