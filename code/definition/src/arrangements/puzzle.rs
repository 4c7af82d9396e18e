//! A definition as a puzzle whose positions are arrangements of symbols.

use super::numbering::Numbering;
use super::row_tables::RowTables;
use super::symbols::Symbols;
use super::wildcards::{Wildcards, expand};
use crate::goals::goal_ranks;
use crate::powers::{Power, powers};
use crate::text::{Entry, read_entries_of, write_entries};
use crate::{Definition, GoalError, PuzzleError, Transformation};
use puzzle::{PositionError, Puzzle, ScrambleError};

/// A puzzle from its definition, whose pieces may look alike. Its moves are the definition's and
/// all their powers, but for the rotations of the whole, and its positions are all that legal
/// moves reach: those that look alike are one.
///
/// A position is the symbol in each slot. It is written as the piece in each slot, by its number
/// in the definition's start position, from 0 in each set; with a point and its orientation if it
/// is turned.
///
/// # Examples
/// ```
/// use definition::{ArrangementPuzzle, Definition};
/// use puzzle::Puzzle;
///
/// // A ring of six beads in two colors: rotate it, or exchange the first two.
/// let text = "start = 1 1 1 2 2 2\nR = (1,2,3,4,5,6)\nS = (1,2)\n";
/// let ring = ArrangementPuzzle::new(Definition::read("ring.gens", text.as_bytes())?)?;
/// assert_eq!(ring.count(), 20);
/// let turned = ring.scramble("R S")?;
/// assert_eq!(ring.write(&turned), "0 1 0 0 1 1");
/// assert_eq!(ring.read("0 1 0 0 1 1")?, turned);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ArrangementPuzzle {
    definition: Definition,
    numbering: Numbering,
    moves: Vec<Power>,
    /// What the goals leave open, if they do.
    wildcards: Option<Wildcards>,
}

impl ArrangementPuzzle {
    /// The puzzle of a definition.
    ///
    /// # Errors
    /// [`PuzzleError`] if there is no move or there are too many, or too many positions.
    ///
    /// # Complexity
    /// O(rows · moves · slots + columns · connections · slots) time; tables of at most 1 GiB, and
    /// up to twice that while they are made. If there are illegal positions, or the moves keep
    /// pieces together in a way that rows and columns do not show, all positions are visited.
    pub fn new(definition: Definition) -> Result<Self, PuzzleError> {
        let moves = powers(&definition)?;
        let inverses = moves.iter().map(|it| it.inverse).collect();
        let transformations: Vec<_> =
            moves.iter().map(|it| &it.transformation).collect();
        let symbols = Symbols::new(&definition);
        let numbering = Numbering::new(symbols, &transformations, inverses)?;
        Ok(ArrangementPuzzle { definition, numbering, moves, wildcards: None })
    }

    /// The puzzle of a definition in which only that can be told apart of which some goals say
    /// something, and the ranks of the goals. In a goal `?` is any piece, and `3.?` a piece in any
    /// orientation. One that names some of the pieces that look alike stands for several. If
    /// rotations of the whole cost nothing, goals with wildcards are goals [in all their
    /// turns](Definition::in_all_turns).
    ///
    /// A position is then all that look the same, and the distance from it to the nearest goal a
    /// lower bound for each of them. `None` if the goals leave nothing open, and no pieces look
    /// alike.
    ///
    /// # Errors
    /// [`GoalError`] if a goal cannot be read or reached, the goals say something of different
    /// pieces, or positions are illegal.
    ///
    /// # Complexity
    /// As [`new`](Self::new).
    ///
    /// # Examples
    /// ```
    /// use definition::{ArrangementPuzzle, Definition};
    /// use puzzle::Puzzle;
    ///
    /// let text = "R = (1,2,3,4,5,6)\nS = (1,2)\n";
    /// let ring = Definition::read("ring.gens", text.as_bytes())?;
    /// let goals = ["0 1 ? ? ? ?".to_string(), "1 0 ? ? ? ?".to_string()];
    /// let (pair, ranks) = ArrangementPuzzle::with_goals(&ring, &goals)?.expect("wildcards");
    /// assert_eq!((pair.count(), ranks.len()), (30, 2));
    /// assert_eq!(pair.write(&pair.scramble("R")?), "? 0 1 ? ? ?");
    /// assert_eq!(pair.read("5 0 1 2 3 4")?, pair.scramble("R")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_goals(
        definition: &Definition,
        goals: &[String],
    ) -> Result<Option<(Self, Vec<u64>)>, GoalError> {
        let goals = goals.iter().map(|goal| expand(definition, goal));
        let goals = goals.collect::<Result<Vec<_>, _>>()?;
        let puzzle = match Wildcards::new(definition, &goals.concat())? {
            None if definition.has_distinct_positions() => return Ok(None),
            None => Self::new(definition.clone())?,
            Some((definition, wildcards)) => {
                let puzzle = Self::new(definition)?;
                ArrangementPuzzle { wildcards: Some(wildcards), ..puzzle }
            }
        };
        let mut ranks = Vec::new();
        for goals in goals {
            let (before, mut refused) = (ranks.len(), None);
            for goal in goals {
                match goal_ranks(&puzzle, &goal) {
                    Ok(found) => ranks.extend(found),
                    Err(error) => refused = refused.or(Some(error)),
                }
            }
            // Of the goals that a pattern stands for, moves need not lead to all.
            if let Some(error) = refused.filter(|_| ranks.len() == before) {
                return Err(error);
            }
        }
        let ranks = ranks.into_iter().flat_map(|rank| puzzle.turned_ranks(rank));
        let ranks = ranks.collect();
        Ok(Some((puzzle, ranks)))
    }

    /// The definition.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// Its rows and columns, and what moves do to them.
    pub fn tables(&self) -> &RowTables {
        &self.numbering.tables
    }

    /// A position as something that makes it of the solved one, as far as it can be seen: a piece
    /// that looks like piece `pm[i]`, turned by `ori[i]`, is in slot `i`.
    ///
    /// # Complexity
    /// O(slots²) time.
    ///
    /// # Panics
    /// If it is no position of this puzzle.
    pub fn transformation(&self, position: &[u16]) -> Transformation {
        let (sets, start) = (self.definition.sets(), self.definition.start());
        let mut a = sets.identity();
        for (slot, &symbol) in position.iter().enumerate() {
            let (piece, ori) = self.numbering.symbols.piece(symbol);
            let like = start.pieces.iter().position(|&it| it == piece);
            let like = like.expect("a piece of the start");
            let v = u32::from(sets.orientations(slot));
            let turned = v + u32::from(ori) - u32::from(start.ori[like]);
            (a.pm[slot], a.ori[slot]) = (like as u16, (turned % v) as u16);
        }
        a
    }

    /// The ranks of a position in all its turns that moves reach, in order. Without
    /// [rotations that take goals to goals](Definition::in_all_turns) only its own.
    ///
    /// # Complexity
    /// That of a rank, for each rotation.
    pub fn turned_ranks(&self, rank: u64) -> Vec<u64> {
        let position = self.unrank(rank);
        let turned = self.turned(&position);
        let mut ranks: Vec<_> =
            turned.filter_map(|position| self.numbering.rank(&position)).collect();
        ranks.sort_unstable();
        ranks.dedup();
        ranks
    }

    /// An arrangement, and what it is after the other rotations that take goals to goals.
    fn turned(&self, position: &[u16]) -> impl Iterator<Item = Vec<u16>> {
        let others = self.definition.goal_rotations().iter().skip(1);
        let turned = others
            .map(move |rotation| self.numbering.symbols.after(position, rotation));
        std::iter::once(position.to_vec()).chain(turned)
    }

    /// The first of these that moves reach.
    fn reached_turn(&self, position: &[u16]) -> Option<Vec<u16>> {
        self.turned(position).find(|it| self.numbering.rank(it).is_some())
    }

    /// Makes sure that each piece is there as often as at the start.
    fn check_counts(&self, position: &[u16]) -> Result<(), PositionError> {
        let symbols = &self.numbering.symbols;
        for class in &symbols.classes {
            let pieces = position.iter().map(|&symbol| symbols.piece(symbol).0);
            let found = pieces.filter(|&piece| piece == class.piece).count();
            if found != class.count {
                let first = self.definition.sets().slots_of(class.set).start;
                let name = self.set_name(class.set);
                let why = format!(
                    "it has the piece {} of {name} {found} times, and there are {}",
                    usize::from(class.piece) - first,
                    class.count
                );
                return Err(PositionError::Unsolvable { why, goal: None });
            }
        }
        Ok(())
    }

    fn set_name(&self, set: usize) -> &str {
        let mut sets = self.definition.sets().iter();
        sets.nth(set).map_or("", |set| &set.name)
    }
}

impl Puzzle for ArrangementPuzzle {
    type Position = Vec<u16>;

    fn count(&self) -> u64 {
        self.numbering.count()
    }

    fn rank(&self, position: &Vec<u16>) -> u64 {
        self.numbering.rank(position).expect("a position of the puzzle")
    }

    fn unrank(&self, rank: u64) -> Vec<u16> {
        self.numbering.unrank(rank)
    }

    fn solved(&self) -> Vec<u16> {
        self.numbering.symbols.start.clone()
    }

    fn moves(&self) -> usize {
        self.moves.len()
    }

    fn apply(&self, position: &Vec<u16>, m: usize) -> Option<Vec<u16>> {
        let symbols = &self.numbering.symbols;
        let after = symbols.after(position, &self.moves[m].transformation);
        symbols.is_legal(&after).then_some(after)
    }

    fn undo(&self, position: &Vec<u16>, m: usize) -> Option<Vec<u16>> {
        self.apply(position, self.moves[m].inverse)
    }

    fn name(&self, m: usize) -> String {
        self.moves[m].name.clone()
    }

    fn read(&self, text: &str) -> Result<Vec<u16>, PositionError> {
        let (sets, symbols) = (self.definition.sets(), &self.numbering.symbols);
        let example = || self.write(&self.solved());
        let (wildcards, mut position) = (self.wildcards.as_ref(), Vec::new());
        let mut entries = read_entries_of(sets, text, wildcards.is_some(), example)?;
        if let Some(held) = self.definition.held_piece() {
            let pieces: Vec<_> =
                entries.iter().map(|entry| entry.piece_or_0()).collect();
            let pieces = held.brought_back_pieces(&self.definition, &pieces);
            entries =
                pieces.into_iter().map(|(piece, ori)| Entry::new(piece, ori)).collect();
        }
        for (slot, entry) in entries.into_iter().enumerate() {
            let set = sets.set_of(slot);
            let number = |piece: u16| {
                wildcards.map_or(piece, |it| it.numbers[usize::from(piece)])
            };
            let any = wildcards.and_then(|it| it.any[set]);
            let piece = entry.piece.map(number).or(any);
            let symbol =
                piece.and_then(|it| symbols.symbol(it, entry.ori.unwrap_or(0)));
            let first = sets.slots_of(set).start;
            let unknown = || PositionError::Unsolvable {
                why: format!(
                    "slot {} of {} has {}, which, counted from 0, is not there at the start",
                    slot - first,
                    self.set_name(set),
                    entry.write(first),
                ),
                goal: None,
            };
            position.push(symbol.ok_or_else(unknown)?);
        }
        self.check_counts(&position)?;
        self.reached_turn(&position).ok_or_else(|| PositionError::Unsolvable {
            why: "no moves lead from the start to it".to_string(),
            goal: None,
        })
    }

    fn scramble(&self, text: &str) -> Result<Vec<u16>, ScrambleError> {
        let Some(free) = &self.definition.free else {
            return puzzle::scramble_by_names(self, text);
        };
        let a = free.read_scramble(self.definition.sets(), text)?;
        let a = self.definition.brought_back(a);
        let position = self.numbering.symbols.after(&self.solved(), &a);
        Ok(self.reached_turn(&position).expect("moves reach it in one of its turns"))
    }

    fn write(&self, position: &Vec<u16>) -> String {
        let sets = self.definition.sets();
        let entry = |(slot, &symbol): (usize, &u16)| {
            let (piece, ori) = self.numbering.symbols.piece(symbol);
            let any = self.wildcards.as_ref().and_then(|it| it.any[sets.set_of(slot)]);
            match any == Some(piece) {
                true => Entry { piece: None, ori: None },
                false => Entry::new(piece, ori),
            }
        };
        let entries: Vec<_> = position.iter().enumerate().map(entry).collect();
        write_entries(sets, &entries)
    }
}
