//! A definition as a puzzle: moves, positions and their ranks.

use crate::powers::{Power, powers};
use crate::text::{Entry, read_entries_of, write_entries};
use crate::{Definition, DefinitionError, Sets, Transformation};
use permutation_group::{BigUint, GroupError, Permutation, PermutationGroup};
use puzzle::{GoalPair, PositionError, Puzzle, ScrambleError, check_each_once};

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
    /// The number of positions, if it fits in 64 bits.
    count: Option<u64>,
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
    /// What is to be the definition is none.
    #[error(transparent)]
    Definition(#[from] DefinitionError),
    /// There is no move.
    #[error(
        "found no move that does something and is no rotation of the whole, and there must be at \
         least one"
    )]
    NoMoves,
    /// Pieces look alike, orientations do not matter, or positions are illegal.
    #[error(
        "found pieces that look alike, orientations that do not matter, or illegal positions: \
         such a puzzle is an ArrangementPuzzle"
    )]
    LookAlike,
    /// A move has too many powers.
    #[error(
        "found {order} as the order of {name}: its powers are moves, and there may be at most {MAX_MOVES} moves"
    )]
    LargeOrder {
        /// The name of the move.
        name: String,
        /// How many times it must be done to do nothing.
        order: u64,
    },
    /// The moves have too many powers together.
    #[error(
        "found more than {MAX_MOVES} moves when the powers of {name} were added to those of the \
         moves before it: there may be at most {MAX_MOVES}"
    )]
    TooManyMoves {
        /// The name of the move.
        name: String,
    },
    /// There are too many positions for ranks of 64 bits.
    #[error("found {0} positions, and a table has at most 2^64 - 1")]
    TooMany(BigUint),
    /// There are too many positions, and goals in all their turns.
    #[error(
        "found {0} positions and no piece that can be held still, so the goal is the solved position \
         in all its turns: that needs a table, which has at most 2^64 - 1 positions"
    )]
    TooManyInTurns(BigUint),
    /// There are too many arrangements for rows and columns.
    #[error(
        "found too many arrangements of pieces that look alike: {} would be needed for what moves do \
         to rows and columns, and there may be 1 GiB", about(*.bytes)
    )]
    TooManyArrangements {
        /// About how many bytes would be needed; `u64::MAX` if there are more.
        bytes: u64,
    },
    /// There are too many pieces and stickers.
    #[error(transparent)]
    Group(#[from] GroupError),
}

/// About how many bytes these are, in words.
fn about(bytes: u64) -> String {
    match bytes {
        u64::MAX => "more than 16 EiB".to_owned(),
        _ => format!("about {bytes} bytes"),
    }
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
        let puzzle = DefinedPuzzle::without_ranks(definition)?;
        match puzzle.count {
            Some(_) => Ok(puzzle),
            None => Err(PuzzleError::TooMany(puzzle.group.order())),
        }
    }

    /// The puzzle of a definition, however many positions there are. With more than 2^64 - 1 it
    /// can do all that needs no ranks.
    ///
    /// # Errors
    /// [`PuzzleError`] if there is no move or there are too many, pieces look alike, or positions
    /// are illegal; or if there are more, and [goals in all their turns](Definition::in_all_turns).
    ///
    /// # Complexity
    /// As [`new`](Self::new).
    ///
    /// # Examples
    /// ```
    /// use definition::{DefinedPuzzle, Definition};
    /// use puzzle::Puzzle;
    ///
    /// let ring: Vec<_> = (1..=25).map(|card| card.to_string()).collect();
    /// let text = format!("turn = ({})\nswap = (1,2)\n", ring.join(","));
    /// let cards = Definition::read("cards.gens", text.as_bytes())?;
    /// let cards = DefinedPuzzle::without_ranks(cards)?;
    /// assert!(!cards.has_ranks());
    /// assert_eq!(cards.group().order().to_string(), "15511210043330985984000000");
    /// assert!(cards.write(&cards.scramble("turn swap")?).starts_with("0 24 1 2"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn without_ranks(definition: Definition) -> Result<Self, PuzzleError> {
        let sets = definition.sets();
        if !definition.has_distinct_positions() {
            return Err(PuzzleError::LookAlike);
        }
        let mut moves = Vec::new();
        for Power { name, transformation, .. } in powers(&definition)? {
            let permutation = permutation(sets, &transformation)?;
            let inverse = permutation.inverse();
            moves.push(DefinedMove { name, permutation, inverse });
        }
        let generators =
            moves.iter().map(|it| it.permutation.clone()).collect::<Vec<_>>();
        let group = PermutationGroup::new(generators[0].images().len(), &generators)?;
        let count = u64::try_from(group.order()).ok();
        if count.is_none() && definition.has_turned_goals() {
            return Err(PuzzleError::TooManyInTurns(group.order()));
        }
        Ok(DefinedPuzzle { group, count, moves, definition })
    }

    /// Whether the ranks of the positions fit in 64 bits.
    pub fn has_ranks(&self) -> bool {
        self.count.is_some()
    }

    /// A position as what it makes of the solved one: piece `pm[i]`, turned by `ori[i]`, is in
    /// slot `i`.
    ///
    /// # Complexity
    /// O(slots) time.
    pub fn transformation(&self, position: &Permutation) -> Transformation {
        let sets = self.definition.sets();
        let pm = position.inverse().images()[..sets.slots()].to_vec();
        let turn = |(slot, &piece): (usize, &u16)| {
            let sticker = sets.slots() + usize::from(sets.point(usize::from(piece), 0));
            let sticker = position.images().get(sticker);
            let first = sets.slots() as u16 + sets.point(slot, 0);
            sticker.map_or(0, |&sticker| sticker - first)
        };
        let ori = pm.iter().enumerate().map(turn).collect();
        Transformation { pm, ori }
    }

    /// The definition.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The group of the moves, whose elements are the positions.
    pub fn group(&self) -> &PermutationGroup {
        &self.group
    }

    /// The ranks of a position in all its turns that moves reach, in order. Without
    /// [rotations that take goals to goals](Definition::in_all_turns) only its own.
    ///
    /// # Panics
    /// If there are no [ranks](Self::has_ranks).
    ///
    /// # Complexity
    /// That of a rank, for each rotation.
    pub fn turned_ranks(&self, rank: u64) -> Vec<u64> {
        let position = self.unrank(rank);
        let turned = self.turned(&position);
        let reached = turned.filter(|position| self.group.check(position).is_ok());
        let mut ranks: Vec<_> = reached.map(|position| self.rank(&position)).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    }

    /// A position, and what it is after the other rotations that take goals to goals.
    fn turned(&self, position: &Permutation) -> impl Iterator<Item = Permutation> {
        let sets = self.definition.sets();
        let others = self.definition.goal_rotations().iter().skip(1);
        let turned = others.map(move |rotation| {
            position * &permutation(sets, rotation).expect("as many points")
        });
        std::iter::once(position.clone()).chain(turned)
    }

    /// The position that something makes of the solved one; turned as a whole, if rotations cost
    /// nothing, so that a held piece is in its place or else so that moves reach it.
    fn position(&self, a: Transformation) -> Permutation {
        let a = self.definition.brought_back(a);
        let position = permutation(self.definition.sets(), &a);
        let position = position.expect("as many points as the moves");
        if !self.definition.has_turned_goals() {
            return position;
        }
        let reached = self.turned(&position).find(|it| self.group.check(it).is_ok());
        reached.unwrap_or(position)
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

    /// # Panics
    /// If there are no [ranks](DefinedPuzzle::has_ranks); so do `rank` and `unrank`.
    fn count(&self) -> u64 {
        self.count.expect("at most 2^64 - 1 positions")
    }

    fn rank(&self, position: &Permutation) -> u64 {
        self.group.rank(position).expect("a position of the puzzle") as u64
    }

    fn unrank(&self, rank: u64) -> Permutation {
        self.group.unrank(rank.into()).expect("a rank below the count")
    }

    fn solved(&self) -> Permutation {
        Permutation::identity(self.group.points())
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
        let entries =
            read_entries_of(sets, text, false, || self.write(&self.solved()))?;
        let (pm, ori): (Vec<u16>, Vec<u16>) =
            entries.iter().map(|entry| entry.piece_or_0()).unzip();
        for set in 0..sets.iter().len() {
            let slots = sets.slots_of(set);
            let pieces =
                pm[slots.clone()].iter().map(|piece| piece - slots.start as u16);
            check_each_once(&pieces.collect::<Vec<_>>(), 0)?;
        }
        // What a piece is turned by since the start.
        let start = &self.definition.start().ori;
        let turned = |(&piece, ori): (&u16, u16)| {
            let v = sets.orientations(piece.into());
            let back = v - start[usize::from(piece)];
            ((u32::from(ori) + u32::from(back)) % u32::from(v)) as u16
        };
        let ori = pm.iter().zip(ori).map(turned).collect();
        Ok(self.position(Transformation { pm, ori }))
    }

    fn scramble(&self, text: &str) -> Result<Permutation, ScrambleError> {
        let Some(free) = &self.definition.free else {
            return puzzle::scramble_by_names(self, text);
        };
        Ok(self.position(free.read_scramble(self.definition.sets(), text)?))
    }

    fn write(&self, position: &Permutation) -> String {
        let (sets, a) = (self.definition.sets(), self.transformation(position));
        let start = &self.definition.start().ori;
        let entry = |(piece, ori): (u16, u16)| {
            let v = u32::from(sets.orientations(piece.into()));
            let ori = u32::from(start[usize::from(piece)]) + u32::from(ori);
            Entry::new(piece, (ori % v) as u16)
        };
        let entries = a.pm.into_iter().zip(a.ori).map(entry);
        write_entries(sets, &entries.collect::<Vec<_>>())
    }
}
