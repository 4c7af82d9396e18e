//! Judges answers that are typed into a page by the exercise's own check. It is compiled with
//! functions that return the typed answers in place of the student's: `build.rs` writes them.
// A check does not use all of the functions that checks share.
#![allow(dead_code)]

use std::cell::RefCell;

use judge::{Fault, ParseAnswer, Verdict};
use wasm_bindgen::prelude::wasm_bindgen;

include!(concat!(env!("OUT_DIR"), "/answers.rs"));

thread_local! {
    static TYPED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

fn parse<T: ParseAnswer>(at: usize) -> Result<T, String> {
    TYPED.with_borrow(|typed| T::read(typed.get(at).map_or("", |text| text)))
}

/// The answer at an index, which was parsed without error before the check.
fn answer<T: ParseAnswer>(at: usize) -> T {
    parse(at).unwrap_or_else(|error| panic!("{error}"))
}

/// Judges the answers to an exercise: one for each of its functions, in their order. What is
/// wrong is thrown as a text.
#[wasm_bindgen]
pub fn judge(exercise: &str, answers: Vec<String>) -> Result<(), String> {
    TYPED.set(answers);
    match verdict(exercise)? {
        Ok(()) => Ok(()),
        Err(Fault::ToDo) => Err("It is still to do.".to_owned()),
        Err(Fault::Wrong(message) | Fault::Costly { message, .. }) => Err(message),
    }
}
