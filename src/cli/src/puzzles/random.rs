//! `gods random`: draws positions with uniform probability.
use anyhow::{Context, Result, bail};
use chacha20::ChaCha12Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use definition::DefinedPuzzle;
use puzzle::{Indexed, Puzzle, pocket_cube};
use serde_json::json;
use solve::{Instance, SMALL_POSITIONS};
use table::{CompleteTable, ForwardGraph, PocketCubeTable, TableError};

use super::choose::{Chosen, NotationArgs, PuzzleArgs};
use super::{join_moves, parse_from, print_answer, thousands};
use base::failure::UsageError;
use base::out;

/// The arguments of `gods random`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  gods random 8-puzzle
  gods random pocket-cube --seed 1 --count 100 --json
  gods random 15-puzzle --seed 1         a position without a scramble

Each position is drawn by its rank, so all are equally likely; after random moves
they would not be. The same seed gives the same positions in the same order. The
scramble is a random one of the shortest: back from the position, each move to a nearer
one is as likely as every other. Where it would take a table of more than 20,000,000
positions or more than 254 layers there is none, and in JSON it is null.")]
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
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

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
    let instance = match args.puzzle_args.choose()? {
        Chosen::Ranked(instance) => instance,
        Chosen::Defined(puzzle) => return draw_unranked(args, &puzzle),
        Chosen::Board(..) => args.puzzle_args.instance()?,
    };
    let instance = args.notation_args.apply_to(instance)?;
    let seed = args.seed_or_random()?;
    let puzzle = &**instance.puzzle();
    let positions = puzzle.position_count();
    let table = table_from_solved(&instance)?;
    if table.is_none() {
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
    let mut random = ChaCha12Rng::seed_from_u64(seed);
    // A second stream of the generator, so that the positions do not depend on the scrambles.
    let mut scramble_random = ChaCha12Rng::seed_from_u64(seed);
    scramble_random.set_stream(1);
    if !args.json {
        out::line(format!("seed      {seed}"))?;
    }
    for _ in 0..args.count {
        let rank = random_rank(&mut random, positions, table.as_ref());
        let scramble_moves = table
            .as_ref()
            .map(|table| random_scramble(&mut scramble_random, puzzle, table, rank));
        let scramble =
            scramble_moves.map(|moves| join_moves(&puzzle.move_names(), &moves));
        let position = puzzle.write_rank(rank);
        print(args, instance.name(), seed, &position, scramble.as_deref())?;
    }
    Ok(())
}

/// Draws positions of a puzzle with more than 2^64 of them, and prints them.
fn draw_unranked(args: &Args, puzzle: &DefinedPuzzle) -> Result<()> {
    if args.notation_args.is_given() {
        bail!(UsageError("found --notation, and moves have one in a file".to_owned()));
    }
    let seed = args.seed_or_random()?;
    out::note("note: no scramble: no table is made for more than 2^64 positions");
    let mut random = ChaCha12Rng::seed_from_u64(seed);
    let mut below = |k: usize| random_below(k as u64, || random.next_u64()) as usize;
    if !args.json {
        out::line(format!("seed      {seed}"))?;
    }
    for _ in 0..args.count {
        let position = puzzle.write(&puzzle.group().random(&mut below));
        print(args, puzzle.definition().name(), seed, &position, None)?;
    }
    Ok(())
}

/// Prints a position. Programs rely on these keys of the JSON output, and on their order.
fn print(
    args: &Args,
    puzzle: &str,
    seed: u64,
    position: &str,
    scramble: Option<&str>,
) -> Result<()> {
    let fields = json!({
        "puzzle": puzzle, "seed": seed, "position": position, "scramble": scramble
    });
    print_answer(args.json, &fields, || to_text(position, scramble))
}

/// The moves of a random shortest path from solved to a reachable position: at each step back,
/// all predecessors that are nearer to solved are equally likely, as the WCA's scrambles demand.
/// The first such predecessor would make the last moves of scrambles unequally frequent.
fn random_scramble(
    random: &mut impl Rng,
    puzzle: &dyn Indexed,
    table: &CompleteTable,
    mut rank: u64,
) -> Vec<usize> {
    let mut moves = vec![];
    let distance = |rank: u64| table.distance(rank as usize);
    let start = distance(rank).expect("a reachable position");
    for nearer in (0..start).rev() {
        let predecessors = (0..).zip(puzzle.predecessors(rank));
        let steps: Vec<(usize, u64)> = predecessors
            .filter_map(|(m, before)| Some((m, before?)))
            .filter(|&(_, before)| distance(before) == Some(nearer))
            .collect();
        let chosen = random_below(steps.len() as u64, || random.next_u64());
        let (m, before) = steps[chosen as usize];
        moves.push(m);
        rank = before;
    }
    moves.reverse();
    moves
}

/// A uniformly distributed rank of a reachable position. Without a table, all ranks count as
/// reachable.
fn random_rank(
    random: &mut impl Rng,
    count: u64,
    table: Option<&CompleteTable>,
) -> u64 {
    loop {
        let rank = random_below(count, || random.next_u64());
        if table.is_none_or(|table| table.distance(rank as usize).is_some()) {
            return rank;
        }
    }
}

/// A uniformly distributed number below `count`, if `next` gives uniformly distributed 64-bit
/// numbers.
///
/// Numbers above the largest multiple of `count` are drawn again; they would make small
/// remainders likelier.
pub fn random_below(count: u64, mut next: impl FnMut() -> u64) -> u64 {
    let end = u64::MAX - u64::MAX % count;
    loop {
        let number = next();
        if number < end {
            return number % count;
        }
    }
}

/// The distances *from* solved to each position. `None` if the table would be too large or too
/// deep.
fn table_from_solved(instance: &Instance) -> Result<Option<CompleteTable>> {
    let puzzle = &**instance.puzzle();
    if puzzle.position_count() > SMALL_POSITIONS {
        return Ok(None);
    }
    let is_cube = instance.is_of(&pocket_cube::FAMILY);
    if let Some(metric) = instance.metric().filter(|_| is_cube) {
        return Ok(Some(PocketCubeTable::from_solved(metric)));
    }
    let solved = puzzle.solved_rank() as usize;
    match CompleteTable::new(&ForwardGraph(puzzle), solved, |_| {}) {
        Ok(table) => Ok(Some(table)),
        // A random position can be drawn without a table, as for the Tower of Hanoi with three
        // pegs.
        Err(TableError::TooDeep) => Ok(None),
        Err(error) => Err(error.into()),
    }
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
