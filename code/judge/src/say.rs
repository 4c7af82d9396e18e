//! The program around a check: what it is told, and how it says the verdict.
//!
//! It is told a random word for each outcome, and says one only when that has come about:
//! of the others nobody hears. So a student's code can print what it likes, and read again
//! what was printed. The words are read from the input itself, before any code of the
//! student runs: the buffer of `stdin` can be wound back.

use std::fs::File;
use std::io::{Read, Write, stdin, stdout};
use std::process::exit;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::answer::{store_panic_line, timeout_message};
use crate::costly::with_costs;
use crate::{Fault, Verdict};

/// What a program checks.
pub type Check = Box<dyn FnOnce() -> Verdict + Send>;

/// Hears the words, has `read` read what else there is, runs the check that it gives, and
/// says how that went. A check that takes longer than so many seconds is wrong.
///
/// # Panics
/// If the input ends before the words, or the system gives no thread.
///
/// # Examples
/// ```no_run
/// use judge::{ensure, say};
///
/// say(10, &mut |_| Box::new(|| ensure(1 + 1 == 2, || "One and one is two.".into())));
/// ```
pub fn say(seconds: u64, read: &mut dyn FnMut(&mut File) -> Check) -> ! {
    let (mut input, output) = (owned_file(stdin()), owned_file(stdout()));
    let [begun, solved, todo, wrong, costly] = [(); 5].map(|()| read_word(&mut input));
    let check = read(&mut input);
    start_timeout(seconds, output.try_clone().expect("a file"), wrong.clone());
    // A thread of its own says so when its stack overflows, wherever it runs. It waits
    // until all is there that is needed: what fails before is no student's fault.
    let (go, wait) = channel();
    let check = thread::Builder::new().stack_size(8 << 20).spawn(move || {
        wait.recv().expect("a word to go");
        with_costs(check)
    });
    let check = check.expect("a thread");
    std::panic::set_hook(Box::new(store_panic_line));
    write_line(&output, &begun, "");
    go.send(()).expect("the check waits");
    // ANCHOR: say
    match check.join() {
        Ok(Ok(())) => write_line(&output, &solved, ""),
        Ok(Err(Fault::ToDo)) => write_line(&output, &todo, ""),
        Ok(Err(Fault::Wrong(message))) => write_line(&output, &wrong, &message),
        Ok(Err(Fault::Costly { message, found, limit })) => {
            write_line(&output, &costly, &format!("{found} {limit} {message}"));
        }
        Err(_) => exit(101),
    }
    // ANCHOR_END: say
    exit(0)
}

/// Says that it is wrong, and ends the program, once so many seconds have gone by.
// ANCHOR: watch
fn start_timeout(seconds: u64, output: File, wrong: String) {
    let watch = thread::Builder::new().spawn(move || {
        thread::sleep(Duration::from_secs(seconds));
        write_line(&output, &wrong, &timeout_message(seconds));
        exit(0)
    });
    watch.expect("a thread");
}
// ANCHOR_END: watch

/// How many bytes a word has, and the end of its line.
const WORD_BYTES: usize = 32 + 1;

/// Hears a word.
fn read_word(input: &mut File) -> String {
    let mut word = [0; WORD_BYTES];
    input.read_exact(&mut word).expect("a word on standard input");
    String::from_utf8_lossy(&word).trim().to_owned()
}

/// Says a word. Not by `stdout`, which somebody may have locked for good.
// ANCHOR: line
fn write_line(mut output: &File, word: &str, message: &str) {
    let message = message.replace('\\', "\\\\").replace('\n', "\\n");
    let _ = output.write_all(format!("\n{word} {message}\n").as_bytes());
}
// ANCHOR_END: line

#[cfg(unix)]
fn owned_file(stream: impl std::os::fd::AsFd) -> File {
    stream.as_fd().try_clone_to_owned().expect("an open stream").into()
}

#[cfg(windows)]
fn owned(stream: impl std::os::windows::io::AsHandle) -> File {
    stream.as_handle().try_clone_to_owned().expect("an open stream").into()
}
