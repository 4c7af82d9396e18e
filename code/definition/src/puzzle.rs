//! A definition as a puzzle: moves, positions and their ranks.

use crate::{Definition, Sets, Transformation};
use permutation_group::{BigUint, GroupError, Permutation, PermutationGroup};
use puzzle::{GoalPair, PositionError, Puzzle, check_each_once, read_entries};

/// A puzzle from its definition. Its moves are the definition's and all their powers, but for
/// the rotations of the whole, and its positions are all that they reach.
///
/// A position is a permutation: of the pieces, set after set, and then, if pieces turn, of all
/// stickers. It is written as the piece in each slot, from 0 in each set, with a point and its
/// orientation if it is turned.
///
/// # Examples
/// ```
/// use definition::{DefinedPuzzle, Definition};
/// use puzzle::Puzzle;
///
/// let text = "Set CARD 3 2\nSolved\nEnd\nMove R\nCARD\n2 3 1\n0 1 1\nEnd\n";
/// let cards = DefinedPuzzle::new(Definition::read("cards.tws", text.as_bytes())?)?;
/// assert_eq!(cards.count(), 3);
/// let turned = cards.scramble("R")?;
/// assert_eq!(cards.write(&turned), "1.1 2.1 0");
/// assert_eq!(cards.read("1.1 2.1 0")?, turned);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct DefinedPuzzle {
    definition: Definition,
    group: PermutationGroup,
    count: u64,
    moves: Vec<DefinedMove>,
}

#[derive(Debug, Clone)]
struct DefinedMove {
    name: String,
    permutation: Permutation,
    inverse: Permutation,
}

/// Why a definition is no puzzle with ranks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// There is no move.
    #[error("found no move that is not a rotation, and there must be at least one")]
    NoMoves,
    /// Pieces look alike, or orientations do not matter.
    #[error(
        "found pieces that look alike or whose orientation does not matter, of {set}: tables of such puzzles cannot be made yet"
    )]
    LookAlike {
        /// The name of their set.
        set: String,
    },
    /// Positions are illegal.
    #[error("found illegal positions: tables of such puzzles cannot be made yet")]
    Illegal,
    /// A move has too many powers.
    #[error(
        "found {found} as the order of {name}: its powers are moves, and there may be at most {MAX_MOVES} moves"
    )]
    TooManyMoves {
        /// The name of the move.
        name: String,
        /// How many times it must be done to do nothing.
        found: u64,
    },
    /// There are too many positions for ranks of 64 bits.
    #[error("found {0} positions, and there may be at most 2^64 - 1")]
    TooMany(BigUint),
    /// There are too many pieces and stickers.
    #[error(transparent)]
    Group(#[from] GroupError),
}

/// The largest number of moves.
pub const MAX_MOVES: usize = 1000;

impl DefinedPuzzle {
    /// The puzzle of a definition.
    ///
    /// # Errors
    /// [`PuzzleError`] if there is no move or there are too many, pieces look alike, positions
    /// are illegal, or there are too many positions.
    ///
    /// # Complexity
    /// That of [`PermutationGroup::new`], and O(points) for each move.
    pub fn new(definition: Definition) -> Result<Self, PuzzleError> {
        let sets = definition.sets();
        check_distinct(&definition)?;
        let turns: Vec<_> =
            definition.moves().iter().filter(|it| !it.is_rotation()).collect();
        let mut moves = Vec::new();
        for turn in &turns {
            let name = &turn.name;
            let order = sets.order(&turn.transformation).unwrap_or(u64::MAX);
            if order > (MAX_MOVES - moves.len()) as u64 {
                return Err(PuzzleError::TooManyMoves {
                    name: name.clone(),
                    found: order,
                });
            }
            let first = permutation(sets, &turn.transformation)?;
            let mut power = first.clone();
            for times in 1..order {
                let name = power_name(name, times, order);
                let inverse = power.inverse();
                let next = &power * &first;
                moves.push(DefinedMove { name, permutation: power, inverse });
                power = next;
            }
        }
        let Some(first) = moves.first() else { return Err(PuzzleError::NoMoves) };
        let generators =
            moves.iter().map(|it| it.permutation.clone()).collect::<Vec<_>>();
        let group =
            PermutationGroup::new(first.permutation.images().len(), &generators)?;
        let count = u64::try_from(group.order());
        let count = count.map_err(|_| PuzzleError::TooMany(group.order()))?;
        Ok(DefinedPuzzle { group, count, moves, definition })
    }

    /// The definition.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The group of the moves, whose elements are the positions.
    pub fn group(&self) -> &PermutationGroup {
        &self.group
    }

    /// Makes sure that the moves lead to a position.
    fn check_reached(&self, position: &Permutation) -> Result<(), PositionError> {
        let why = |error: GroupError| error.to_string();
        let unsolvable =
            |error| PositionError::Unsolvable { why: why(error), goal: None };
        self.group.check(position).map_err(unsolvable)
    }

    /// The moves, by number.
    pub fn move_permutations(&self) -> Vec<Permutation> {
        self.moves.iter().map(|it| it.permutation.clone()).collect()
    }
}

/// Makes sure that all positions differ and are legal.
fn check_distinct(definition: &Definition) -> Result<(), PuzzleError> {
    let (sets, start) = (definition.sets(), definition.start());
    let is_distinct = |slot: usize| {
        usize::from(start.pieces[slot]) == slot
            && start.moduli[slot] == sets.orientations(slot)
    };
    if let Some(slot) = (0..sets.slots()).find(|&slot| !is_distinct(slot)) {
        let set = sets.iter().nth(sets.set_of(slot)).expect("a set");
        return Err(PuzzleError::LookAlike { set: set.name.clone() });
    }
    if !definition.illegal().is_empty() {
        return Err(PuzzleError::Illegal);
    }
    Ok(())
}

/// The name of a power of a move: `R`, `R2`, `R2'`, `R'`.
fn power_name(name: &str, times: u64, order: u64) -> String {
    let (times, sign) =
        if 2 * times > order { (order - times, "'") } else { (times, "") };
    match times {
        1 => format!("{name}{sign}"),
        _ => format!("{name}{times}{sign}"),
    }
}

/// A transformation as a permutation of all slots, and then, if pieces turn, of all stickers.
///
/// # Errors
/// [`GroupError::TooMany`] if there are too many.
fn permutation(sets: &Sets, a: &Transformation) -> Result<Permutation, GroupError> {
    let mut images = sets.inverse(a).pm;
    if has_turning_pieces(sets) {
        let first = images.len();
        if first + sets.points() > permutation_group::MAX_POINTS {
            return Err(GroupError::TooMany(first + sets.points()));
        }
        images.extend(sets.images(a).iter().map(|&sticker| first as u16 + sticker));
    }
    Ok(Permutation::new(images).expect("a transformation"))
}

/// Whether the pieces of any set turn.
fn has_turning_pieces(sets: &Sets) -> bool {
    sets.iter().any(|set| set.orientations > 1)
}

impl Puzzle for DefinedPuzzle {
    type Position = Permutation;

    fn count(&self) -> u64 {
        self.count
    }

    fn rank(&self, position: &Permutation) -> u64 {
        self.group.rank(position).expect("a position of the puzzle") as u64
    }

    fn unrank(&self, rank: u64) -> Permutation {
        self.group.unrank(rank.into()).expect("a rank below the count")
    }

    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn apply(&self, position: &Permutation, m: usize) -> Option<Permutation> {
        Some(position * &self.moves[m].permutation)
    }

    fn undo(&self, position: &Permutation, m: usize) -> Option<Permutation> {
        Some(position * &self.moves[m].inverse)
    }

    fn name(&self, m: usize) -> String {
        self.moves[m].name.clone()
    }

    fn read(&self, text: &str) -> Result<Permutation, PositionError> {
        let position = self.read_any(text)?;
        self.check_reached(&position)?;
        Ok(position)
    }

    /// What leads from one position to another is the same as what leads from `goal⁻¹ · start` to
    /// the solved one.
    fn goal_pair(
        &self,
        start: &Permutation,
        goal: &Permutation,
    ) -> Result<GoalPair<Permutation>, PositionError> {
        let start = &goal.inverse() * start;
        self.check_reached(&start)?;
        Ok(GoalPair::new(start, self.solved()))
    }

    fn read_any(&self, text: &str) -> Result<Permutation, PositionError> {
        let sets = self.definition.sets();
        let read = |entry: &str| -> Option<(u16, u16)> {
            let (piece, turn) = entry.split_once('.').unwrap_or((entry, "0"));
            Some((piece.parse().ok()?, turn.parse().ok()?))
        };
        let expected = "a piece, as in 3, or a turned one, as in 3.1,";
        let example = || Some(self.write(&self.solved()));
        let entries = read_entries(text, "piece", sets.slots(), expected, read);
        let entries = entries.map_err(|error| match error {
            PositionError::Length { what, found, expected, .. } => {
                PositionError::Length { what, found, expected, example: example() }
            }
            error => error,
        })?;
        let mut a = sets.identity();
        for (set, known) in sets.iter().enumerate() {
            let slots = sets.slots_of(set);
            let mut pieces = Vec::new();
            for slot in slots.clone() {
                let (piece, turn) = entries[slot];
                let is_piece = usize::from(piece) < known.pieces;
                if !is_piece || usize::from(turn) >= known.orientations {
                    let found = match turn {
                        0 => piece.to_string(),
                        turn => format!("{piece}.{turn}"),
                    };
                    let (last, most) = (known.pieces - 1, known.orientations - 1);
                    let why = format!(
                        "slot {} of {} has {found}, and its pieces are 0 to {last}, turned by 0 to \
                         {most}",
                        slot - slots.start,
                        known.name
                    );
                    return Err(PositionError::Unsolvable { why, goal: None });
                }
                pieces.push(piece);
                a.pm[slot] = slots.start as u16 + piece;
                a.ori[slot] = turn;
            }
            check_each_once(&pieces, 0)?;
        }
        Ok(permutation(sets, &a).expect("as many points as the moves"))
    }

    fn write(&self, position: &Permutation) -> String {
        let (sets, pieces) = (self.definition.sets(), position.inverse());
        let entry = |slot: usize, start: usize| {
            let piece = usize::from(pieces.images()[slot]);
            let sticker =
                position.images().get(sets.slots() + usize::from(sets.point(piece, 0)));
            let turn = sticker.map_or(0, |&sticker| {
                usize::from(sticker) - sets.slots() - usize::from(sets.point(slot, 0))
            });
            match turn {
                0 => (piece - start).to_string(),
                turn => format!("{}.{turn}", piece - start),
            }
        };
        let set = |k: usize| {
            let slots = sets.slots_of(k);
            let entries = slots.clone().map(|slot| entry(slot, slots.start));
            entries.collect::<Vec<_>>().join(" ")
        };
        (0..sets.iter().len()).map(set).collect::<Vec<_>>().join(" / ")
    }
}
