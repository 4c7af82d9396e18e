//! `gods puzzles --check`: what the moves of a definition can do, and what a table will cost.
use anyhow::Result;
use definition::{Definition, Move};
use rows::Keep;
use serde_json::json;
use solve::{Instance, PositionSolver, Purpose, SolveStep, Solver, SolverOptions};

use super::choose::{Chosen, definition};
use super::request::{Request, TableOptions};
use super::{print_answer, thousands};
use base::failure::UsageError;
use base::{cache, readable_bytes};

/// Checks a definition, and prints what was found.
///
/// # Errors
/// [`UsageError`] if there is no such definition, its group is too large, or, after all that can
/// be said, it is no puzzle that can be solved.
pub fn run(name: &str, json: bool) -> Result<()> {
    let definition = definition(name)?;
    let structure = definition.structure();
    let structure =
        structure.map_err(|error| UsageError(format!("{name}: {error}")))?;
    let free = definition.up_to_rotation();
    let has_rotations = definition.moves().iter().any(Move::is_rotation);
    let chosen = Chosen::of_definition(definition.clone())
        .map_err(|error| UsageError(format!("{name}: {error}")).into());
    let ((positions, costs, steps), refused) = match chosen.and_then(costs) {
        Ok(found) => (found, None),
        Err(error) => (Costs::default(), Some(error)),
    };
    let orbits: Vec<_> = structure.orbits.iter().map(|orbit| {
        json!({ "name": orbit.name, "slots": orbit.slots, "order": orbit.order.to_string(),
                "arrangements": orbit.arrangements.to_string(), "blocks": orbit.blocks })
    }).collect();
    let constraints: Vec<_> = structure
        .constraints
        .iter()
        .map(|one| json!({ "text": one.to_string(), "modulus": one.modulus }))
        .collect();
    // Programs rely on these keys and their order; numbers that may be large are texts.
    let fields = json!({
        "puzzle": definition.name(), "order": structure.order.to_string(),
        "factors": structure.factors, "positions": positions,
        "refused": refused.as_ref().map(|error| error.to_string()),
        "orbits": orbits, "constraints": constraints,
        "unexplained": structure.unexplained.to_string(), "symmetries": structure.symmetries,
        "rotations": free.as_ref().ok().map(Definition::free_rotations), "layers_bytes": costs[0],
        "distances_bytes": costs[1], "steps": steps, "warnings": structure.warnings,
    });
    print_answer(json, &fields, || {
        let bytes = |cost: Option<u64>| cost.map_or("no table".into(), readable_bytes);
        let rotations = match free {
            Ok(free) => describe_rotations(&free),
            Err(error) if has_rotations => error.to_string(),
            Err(_) => "none found that cost nothing".to_owned(),
        };
        let mut text =
            format!("{}\n{structure}\nrotations    {rotations}", definition.name());
        if refused.is_none() {
            let positions = positions.map_or("more than 2^64".into(), thousands);
            text += &format!("\npositions    {positions}: all that the moves reach");
            if !definition.illegal().is_empty() {
                text += ", without illegal ones";
            } else if !definition.has_distinct_positions() {
                text += "; those that look alike are one";
            }
        }
        if costs != [None; 2] {
            let [layers, distances] = costs.map(bytes);
            text +=
                &format!("\ntable        layers in {layers}, distances in {distances}");
        }
        for step in steps {
            text += &format!("\nsolving      {step}");
        }
        text
    })?;
    refused.map_or(Ok(()), Err)
}

/// The rotations that cost nothing with `--up-to-rotation`, and what they change.
fn describe_rotations(free: &Definition) -> String {
    let found = match free.has_found_rotations() {
        true => ", found from the moves (name them to make sure)",
        false => "",
    };
    let change = match free.has_turned_goals() {
        true => "the goal is the solved position in all its turns".to_owned(),
        false => {
            let held = Instance::from_definition(free.clone());
            let positions = held.map(|held| thousands(held.puzzle().position_count()));
            format!("there are {} positions", positions.unwrap_or("too many".into()))
        }
    };
    format!("{}{found}: with --up-to-rotation {change}", free.free_rotations())
}

type Costs = (Option<u64>, [Option<u64>; 2], Vec<String>);

/// The number of positions, if it fits in 64 bits, the bytes of layers and of distances, and the
/// steps of a solver.
fn costs(chosen: Chosen) -> Result<Costs> {
    let options = TableOptions::default();
    let describe = |request: &Request, steps: Vec<SolveStep>| {
        steps.iter().map(|step| request.describe_step(step)).collect()
    };
    let instance = match chosen {
        Chosen::Ranked(instance) => instance,
        // Boards are not from a file.
        Chosen::Board(..) | Chosen::Rubik => return Ok(Costs::default()),
        Chosen::Defined(puzzle) => {
            // The options of memory, with the puzzle whose tables are of the same kind.
            let request = Request::new(Instance::find("15-puzzle")?, &options)?;
            let folder = cache::folder().ok();
            let solver = PositionSolver::new(*puzzle, folder, request.limits);
            let solver = solver.map_err(|error| request.explain(&error))?;
            return Ok((None, [None; 2], describe(&request, solver.steps())));
        }
    };
    let request = Request::new(instance, &options)?;
    let (instance, limits) = (&request.instance, request.limits);
    let cost =
        |purpose| instance.table_cost(purpose, limits).ok().map(|cost| cost.bytes);
    let costs = [Purpose::Layers, Purpose::Keep(Keep::Byte)].map(cost);
    let solver = Solver::new(instance, SolverOptions::default(), limits);
    let solver = solver.map_err(|error| request.explain(&error))?;
    let positions = instance.puzzle().position_count();
    Ok((Some(positions), costs, describe(&request, solver.steps())))
}
