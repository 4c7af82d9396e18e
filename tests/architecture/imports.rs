//! Which file of a crate uses what another one defines, read from the tokens.
//!
//! A name is followed through `use` and `pub use` to the file that defines it, so that a
//! re-export is no use: who takes `crate::Face` uses `face.rs`, and not `lib.rs`. What
//! stands under `#[cfg(test)]` does not count, and neither does a file that no `mod` names.

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// The texts of a crate's files by their paths.
pub type Files = BTreeMap<String, String>;
/// For each file the files that it uses, each with the names it takes from there.
pub type Uses = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;
/// A path of modules, from the crate's root, or of names.
type Names = Vec<String>;

/// A `use` of one name: what it is called here, `*` for all names, and what it stands for.
struct Import {
    name: String,
    path: Names,
    public: bool,
}

/// What a module's text says.
#[derive(Default)]
struct Module {
    file: String,
    defined: BTreeSet<String>,
    imports: Vec<Import>,
    paths: BTreeSet<Names>,
}

/// What a path leads to: a module, or what a file defines under a name.
enum Target {
    Module(Names),
    Item { file: String, name: String },
}

/// The modules of a crate.
struct Crate<'a> {
    files: &'a Files,
    modules: BTreeMap<Names, Module>,
    /// What could not be read.
    unread: Vec<String>,
}

/// Which file uses which, in the crate whose root is this file.
///
/// # Errors
/// A `mod` whose file is not there, or a file that is not Rust.
pub fn uses(root: &str, files: &Files) -> Result<Uses, Vec<String>> {
    let mut all = Crate { files, modules: BTreeMap::new(), unread: Vec::new() };
    all.file(root, Vec::new(), true);
    if !all.unread.is_empty() {
        return Err(all.unread);
    }
    let mut uses = Uses::new();
    for (at, module) in &all.modules {
        let imports = module.imports.iter().filter(|import| !import.public);
        for path in imports.map(|import| &import.path).chain(&module.paths) {
            let Some(Target::Item { file, name }) = all.target(at, path, 0) else {
                continue;
            };
            if file != module.file {
                let from = uses.entry(module.file.clone()).or_default();
                from.entry(file).or_default().insert(name);
            }
        }
    }
    Ok(uses)
}

impl Crate<'_> {
    /// Reads a module's file. `owner`: its modules lie beside it, as those of `lib.rs` and
    /// `mod.rs` do, and not in a folder of its name.
    fn file(&mut self, path: &str, at: Names, owner: bool) {
        let text = self.files.get(path).map_or("", String::as_str);
        let Ok(tokens) = text.parse() else {
            self.unread.push(format!("{path}: the file is not Rust"));
            return;
        };
        let folder = match owner {
            true => path.rsplit_once('/').map_or("", |(folder, _)| folder),
            false => path.trim_end_matches(".rs"),
        };
        self.module(path, at, folder, tokens);
    }

    fn module(&mut self, file: &str, at: Names, folder: &str, tokens: TokenStream) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        let mut inner = Vec::new();
        Reader { module: &mut module, inner: &mut inner }.tokens(tokens, true);
        self.modules.insert(at.clone(), module);
        for (name, body) in inner {
            let at = [&at[..], std::slice::from_ref(&name)].concat();
            let folder = match folder {
                "" => name.clone(),
                _ => format!("{folder}/{name}"),
            };
            if let Some(body) = body {
                self.module(file, at, &folder, body);
                continue;
            }
            let (beside, inside) = (format!("{folder}.rs"), format!("{folder}/mod.rs"));
            if self.files.contains_key(&beside) {
                self.file(&beside, at, false);
            } else if self.files.contains_key(&inside) {
                self.file(&inside, at, true);
            } else {
                self.unread.push(format!("{file}: `mod {name}` has no file {beside}"));
            }
        }
    }

    /// What a path means in a module; nothing if it leads out of the crate.
    fn target(&self, at: &Names, path: &[String], depth: usize) -> Option<Target> {
        if depth > 16 {
            return None; // a name that stands for itself, as in `use regex;`
        }
        let mut at = at.clone();
        for (i, name) in path.iter().enumerate() {
            let last = i + 1 == path.len();
            match name.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => drop(at.pop()),
                _ => match self.inside(&at, name, last, depth)? {
                    Target::Module(inner) => at = inner,
                    item => return Some(item),
                },
            }
        }
        Some(Target::Module(at))
    }

    /// What a name means in a module. What the path ends with is an item, if there is one
    /// of that name, and what goes on after it is a module.
    fn inside(
        &self,
        at: &Names,
        name: &str,
        last: bool,
        depth: usize,
    ) -> Option<Target> {
        let module = self.modules.get(at)?;
        let child = [&at[..], &[name.to_owned()]].concat();
        let child = self.modules.contains_key(&child).then_some(Target::Module(child));
        let item = module
            .defined
            .contains(name)
            .then(|| Target::Item { file: module.file.clone(), name: name.to_owned() });
        let (first, second) = if last { (item, child) } else { (child, item) };
        let imported = || {
            let mut same = module.imports.iter().filter(|import| import.name == name);
            same.find_map(|import| self.target(at, &import.path, depth + 1))
        };
        let among_all = || {
            let mut all = module.imports.iter().filter(|import| import.name == "*");
            all.find_map(|import| match self.target(at, &import.path, depth + 1)? {
                Target::Module(of) => self.inside(&of, name, last, depth + 1),
                Target::Item { .. } => None,
            })
        };
        first.or_else(imported).or(second).or_else(among_all)
    }
}

/// Reads the tokens of one module.
struct Reader<'a> {
    module: &'a mut Module,
    /// The modules in it, each with its body if that is not another file's.
    inner: &'a mut Vec<(String, Option<TokenStream>)>,
}

impl Reader<'_> {
    /// Reads tokens, in the module itself or within an item's braces.
    fn tokens(&mut self, tokens: TokenStream, top: bool) {
        let tokens: Vec<_> = tokens.into_iter().collect();
        let mut i = 0;
        while i < tokens.len() {
            let rest = &tokens[i..];
            i += match &rest[0] {
                TokenTree::Punct(sign) if sign.as_char() == '#' => {
                    self.attribute(rest, top)
                }
                TokenTree::Group(group) => {
                    self.tokens(group.stream(), false);
                    1
                }
                TokenTree::Ident(_) => self.word(&tokens, i, top),
                _ => 1,
            }
        }
    }

    /// Reads an attribute, and passes over what it keeps for tests; how many tokens.
    fn attribute(&mut self, rest: &[TokenTree], top: bool) -> usize {
        let at = 1 + usize::from(is(rest.get(1), '!'));
        let Some(TokenTree::Group(group)) = rest.get(at) else { return 1 };
        if !for_tests(group) {
            self.tokens(group.stream(), false);
            return at + 1;
        }
        // `pub(crate) use a::{b};` ends with its semicolon, and not with its braces.
        let is_use = rest[at + 1..].iter().take(3).filter_map(word).any(|w| w == "use");
        let ends = |token: &TokenTree| match token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace && !is_use,
            _ => is(Some(token), ';') || (!top && is(Some(token), ',')),
        };
        let length = rest[at + 1..].iter().position(ends);
        length.map_or(rest.len(), |length| at + 2 + length)
    }

    /// Reads what begins with a word; how many tokens.
    fn word(&mut self, tokens: &[TokenTree], i: usize, top: bool) -> usize {
        let first = word(&tokens[i]).unwrap_or_default();
        let next = tokens.get(i + 1).and_then(word);
        match (first.as_str(), next) {
            ("use", _) if !is(tokens.get(i + 1), '<') => {
                let end = tokens[i..].iter().position(|token| is(Some(token), ';'));
                let end = end.map_or(tokens.len(), |length| i + length);
                let public = is_public(&tokens[..i]);
                self.import(&tokens[i + 1..end], &[], public);
                end - i + 1
            }
            ("mod", Some(name)) if top => {
                let body = match tokens.get(i + 2) {
                    Some(TokenTree::Group(group)) => Some(group.stream()),
                    _ => None,
                };
                self.inner.push((name, body));
                3
            }
            ("macro_rules", _) => {
                self.module.defined.extend(tokens.get(i + 2).and_then(word));
                3
            }
            (
                "struct" | "enum" | "union" | "trait" | "type" | "fn" | "const"
                | "static",
                Some(name),
            ) if top => {
                // `const fn` and `static mut`: the name comes after the second word.
                let named = name != "fn" && name != "mut";
                self.module.defined.extend(named.then_some(name));
                1 + usize::from(named)
            }
            _ => self.path(tokens, i),
        }
    }

    /// Reads a path of names; how many tokens. A field, a lifetime and what follows `>::`
    /// are none.
    fn path(&mut self, tokens: &[TokenTree], i: usize) -> usize {
        let (mut names, mut end) = (vec![word(&tokens[i]).unwrap_or_default()], i + 1);
        while is_colons(tokens, end)
            && let Some(name) = tokens.get(end + 2).and_then(word)
        {
            names.push(name);
            end += 3;
        }
        let before = |back: usize, sign| i >= back && is(tokens.get(i - back), sign);
        let field = before(1, '.') && !before(2, '.');
        let after_colons = i >= 2 && is_colons(tokens, i - 2);
        if !(field || after_colons || before(1, '\'')) {
            self.module.paths.insert(names);
        }
        end - i
    }

    /// Reads a tree of a `use`.
    fn import(&mut self, tree: &[TokenTree], before: &[String], public: bool) {
        let (mut path, mut name) = (before.to_vec(), None);
        for (i, token) in tree.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let tokens: Vec<_> = group.stream().into_iter().collect();
                    for tree in tokens.split(|token| is(Some(token), ',')) {
                        self.import(tree, &path, public);
                    }
                    return;
                }
                TokenTree::Ident(ident) if ident == "as" => {
                    name = tree.get(i + 1).and_then(word);
                    break;
                }
                TokenTree::Ident(ident) if ident == "self" && !path.is_empty() => {}
                TokenTree::Ident(ident) => path.push(ident.to_string()),
                _ if is(Some(token), '*') => name = Some("*".to_owned()),
                _ if i == 0 => return, // `use ::name` is another crate's
                _ => {}
            }
        }
        if let Some(last) = path.last().filter(|_| !tree.is_empty()) {
            let name = name.unwrap_or_else(|| last.clone());
            self.module.imports.push(Import { name, path, public });
        }
    }
}

fn is(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn is_colons(tokens: &[TokenTree], at: usize) -> bool {
    let joined = matches!(tokens.get(at), Some(TokenTree::Punct(punct))
        if punct.as_char() == ':' && punct.spacing() == Spacing::Joint);
    joined && is(tokens.get(at + 1), ':')
}

fn word(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        _ => None,
    }
}

/// Whether what follows these tokens is visible outside of its module: `pub`, `pub(crate)`.
fn is_public(before: &[TokenTree]) -> bool {
    let before = match before {
        [before @ .., TokenTree::Group(_)] => before,
        _ => before,
    };
    before.last().and_then(word).is_some_and(|word| word == "pub")
}

/// Whether an attribute keeps an item for tests: `cfg(test)`, `cfg(all(test, …))`.
fn for_tests(attribute: &Group) -> bool {
    fn holds(tokens: TokenStream) -> bool {
        let tokens: Vec<_> = tokens.into_iter().collect();
        tokens.split(|token| is(Some(token), ',')).any(|one| match one {
            [TokenTree::Ident(word)] => word == "test",
            [TokenTree::Ident(word), TokenTree::Group(group)] => {
                word == "all" && holds(group.stream())
            }
            _ => false,
        })
    }
    let tokens: Vec<_> = attribute.stream().into_iter().collect();
    match &tokens[..] {
        [TokenTree::Ident(word), TokenTree::Group(group)] if word == "cfg" => {
            holds(group.stream())
        }
        _ => false,
    }
}
