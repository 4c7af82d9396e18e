//! The main function of a program that judges one answer: it reads its input, runs the check and
//! reports the verdict.
//!
//! The input has a random word for each outcome, and the program prints only the word of the
//! outcome. So a student's code cannot forge a verdict, whatever it prints or reads. The words
//! are read from standard input without its buffer, before the student's code runs, which could
//! read the buffer again.

use std::fs::File;
use std::io::{Read, Write, stdin, stdout};
use std::process::exit;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::answer::{store_panic_line, timeout_message};
use crate::costly::with_costs;
use crate::{Fault, Verdict};

/// The check of one answer, which runs on a thread of its own.
pub type BoxedCheck = Box<dyn FnOnce() -> Verdict + Send>;

/// Reads the words, calls `read` for the rest of the input, runs the check that it returns, and
/// reports the verdict. Until then it reports what to say if it is killed after `seconds`.
///
/// # Panics
/// If the input ends before the words, or the system gives no thread.
///
/// # Examples
/// ```no_run
/// use judge::{ensure, run_check_and_report};
///
/// let check = || ensure(1 + 1 == 2, || "One and one is two.".into());
/// run_check_and_report(10, &mut |_| Box::new(check));
/// ```
pub fn run_check_and_report(
    seconds: u64,
    read: &mut dyn FnMut(&mut File) -> BoxedCheck,
) -> ! {
    let (mut input, output) = (owned_file(stdin()), owned_file(stdout()));
    let words = [(); 6].map(|()| read_word(&mut input));
    let [begun, solved, todo, wrong, costly, not_ended] = words;
    let check = read(&mut input);
    start_watch(seconds, output.try_clone().expect("a file"), not_ended);
    // A stack overflow of a spawned thread is reported on every system. The thread waits
    // until the setup is done: an error in the setup is not the student's fault.
    let (go, wait) = channel();
    let check = thread::Builder::new().stack_size(8 << 20).spawn(move || {
        wait.recv().expect("a word to go");
        with_costs(check)
    });
    let check = check.expect("the system starts a thread");
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

/// Interval at which the watch looks at the check.
const WATCH_INTERVAL: Duration = Duration::from_millis(100);

/// Reports, whenever it changes, the message for a check that is killed after `seconds`.
// ANCHOR: watch
fn start_watch(seconds: u64, output: File, not_ended: String) {
    let watch = thread::Builder::new().spawn(move || {
        let mut reported = String::new();
        loop {
            thread::sleep(WATCH_INTERVAL);
            let message = timeout_message(seconds);
            if message != reported {
                write_line(&output, &not_ended, &message);
                reported = message;
            }
        }
    });
    watch.expect("a thread");
}
// ANCHOR_END: watch

/// Number of bytes of a word and its line feed.
const WORD_BYTES: usize = 32 + 1;

/// Reads one of the random words that stand for the outcomes.
fn read_word(input: &mut File) -> String {
    let mut word = [0; WORD_BYTES];
    input.read_exact(&mut word).expect("a word on standard input");
    String::from_utf8_lossy(&word).trim().to_owned()
}

/// Writes the word of an outcome and a message; not by `stdout`, which the student's code may
/// have locked.
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
fn owned_file(stream: impl std::os::windows::io::AsHandle) -> File {
    stream.as_handle().try_clone_to_owned().expect("an open stream").into()
}
