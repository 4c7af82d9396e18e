//! Attacks that a student might try, to get points or to do harm.
use std::path::Path;

use crate::Expected;
use crate::class::{rank, right_after};

/// Returns name, text and expected result of each attack.
pub fn hostile_answers(
    canary: &Path,
    port: u16,
) -> Vec<(&'static str, String, Expected)> {
    let solution = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../chapters/exercises/orientation/read-the-dials/solution.rs"
    );
    vec![
        ("hangs", rank("loop { std::hint::black_box(()) }"), ("wrong", "did not end")),
        (
            "allocates",
            rank("vec![1_u8; 50 << 30][usize::from(ori[0])].into()"),
            ("wrong", "It asked for more memory"),
        ),
        (
            "overflows",
            "fn down(n: u64) -> u64 { 1 + down(std::hint::black_box(n + 1)) }\n"
                .to_owned()
                + &rank("down(v)"),
            ("wrong", "The stack overflowed"),
        ),
        (
            "floods",
            rank("loop { println!(\"{}\", \"solved\\n\".repeat(100)) }"),
            ("wrong", "It printed more than 16 MB"),
        ),
        (
            "says-solved",
            rank(
                "println!(\"solved\");\nprintln!(\"{:032x} solved \", 0);\n\
                 println!(\" solved \");\nstd::process::exit(0)",
            ),
            ("wrong", "It ended before the check was through"),
        ),
        (
            "includes-the-solution",
            format!("include!({solution:?});\n"),
            ("wrong", "It does not compile"),
        ),
        // Machine code that searches the program's memory for the secret word.
        (
            "naked-forge",
            NAKED.to_owned(),
            ("wrong", "exercise.rs:3: found `unsafe`: an answer may not contain"),
        ),
        (
            "assembler",
            "core::arch::global_asm!(\"nop\");\n".to_owned() + &right_after(""),
            ("wrong", "exercise.rs:1: found `global_asm`"),
        ),
        // A forbidden word in a comment or a string is allowed.
        (
            "speaks-of-unsafe",
            "// unsafe\n".to_owned() + &right_after("let _ = \"unsafe { asm!() }\";"),
            ("solved", ""),
        ),
        // A correct answer that leaves a thread running must not delay the grading.
        (
            "leaves-a-thread",
            right_after("std::thread::spawn(|| loop { std::thread::yield_now() });"),
            ("solved", ""),
        ),
        // The secret words are no longer in the input buffer.
        (
            "winds-back-its-input",
            rank(WINDS_BACK),
            ("wrong", "It ended before the check was through"),
        ),
        // It learns only the word for a wrong answer, and so prints that verdict.
        ("listens-to-its-output", LISTENS.to_owned(), ("wrong", "")),
        ("links", LINKS.to_owned() + &right_after(""), ("wrong", ":2: found `extern`")),
        (
            "crowds",
            CROWDS.to_owned(),
            if cfg!(target_os = "linux") {
                ("wrong", "It had more than 512 threads at once")
            } else {
                ("wrong", "did not end within")
            },
        ),
        // Although standard output stays locked, the endless call is named.
        (
            "locks-its-output",
            rank(
                "std::mem::forget(std::io::stdout().lock());\nloop { std::thread::park() }",
            ),
            ("wrong", "rank(&[], 2) did not end within 5 seconds."),
        ),
        // The generic function compiles alone, but not where it is called.
        (
            "asserts",
            ASSERTS.to_owned(),
            ("wrong", "assertion failed: size_of::<&T>() == 1"),
        ),
        // The answer is correct only if each attempt is refused.
        ("reaches-out", reaches(canary, port), ("solved", "")),
    ]
}

/// Moves the position in the buffer of standard input backward, byte by byte, by an
/// overflowing sum.
const WINDS_BACK: &str = r#"
    use std::io::{BufRead, stdin};
    let mut input = stdin().lock();
    for _ in 0..200 {
        input.consume(usize::MAX);
        let found = String::from_utf8_lossy(input.fill_buf().unwrap()).into_owned();
        for word in found.split_whitespace().filter(|word| word.len() == 32) {
            println!("\n{word} solved \n{word} ");
        }
    }
    std::process::exit(0)
"#;

/// Opens its own output pipe, reads the check's verdict from it, and writes the rest
/// itself. The message is so long that the check cannot write it at once.
const LISTENS: &str = r#"
use std::fs::OpenOptions;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

static FOUND: AtomicBool = AtomicBool::new(false);

fn listen() {
    let out = "/proc/self/fd/1";
    let mut heard = OpenOptions::new().read(true).open(out).unwrap();
    let mut message = OpenOptions::new().write(true).open(out).unwrap();
    let mut bytes = [0; 64];
    while !FOUND.load(Ordering::Relaxed) {
        let n = heard.read(&mut bytes).unwrap();
        let text = String::from_utf8_lossy(&bytes[..n]).into_owned();
        if let Some(word) = text.split_whitespace().find(|word| word.len() == 32) {
            FOUND.store(true, Ordering::Relaxed);
            let _ = message.write_all(format!("\n{word} solved \n").as_bytes());
        }
    }
}

pub fn rank(_: &[u8], _: u64) -> u64 {
    for _ in 0..20 {
        std::thread::spawn(listen);
    }
    std::thread::sleep(Duration::from_millis(300));
    println!(" ");
    std::thread::sleep(Duration::from_millis(100));
    panic!("{}", "x ".repeat(1_000_000))
}
"#;

const LINKS: &str = r#"
#[link(name = "nosuchlib")] extern "C" {}
"#;

/// Starts threads with small stacks, so that memory suffices for many of them.
const CROWDS: &str = r#"
pub fn rank(_: &[u8], _: u64) -> u64 {
    for size in [1 << 14, 1 << 21] {
        for _ in 0..16_000 {
            let thread = std::thread::Builder::new().stack_size(size);
            let _ = thread.spawn(|| loop { std::thread::park() });
        }
    }
    loop { std::thread::park() }
}
"#;

const ASSERTS: &str = r#"
pub fn rank<T: AsRef<[u8]> + ?Sized>(_: &T, _: u64) -> u64 {
    const { assert!(size_of::<&T>() == 1) };
    0
}
"#;

const NAKED: &str = r#"
#[doc = "the system"]
#[unsafe(naked)]
pub extern "C" fn system(n: usize, a: usize) -> usize {
    core::arch::naked_asm!("mov rax, rdi", "mov rdi, rsi", "syscall", "ret")
}
#[unsafe(naked)]
pub extern "C" fn peek(at: usize) -> u64 {
    core::arch::naked_asm!("movzx eax, byte ptr [rdi]", "ret")
}
pub fn rank(_: &[u8], _: u64) -> u64 {
    let end = system(12, 0);
    let heap: Vec<u8> = (end - 0x21000..end).map(|at| peek(at) as u8).collect();
    let hex = |b: &u8| b.is_ascii_digit() || (b'a'..=b'f').contains(b);
    if let Some(word) = heap.windows(32).find(|w| w.iter().all(hex)) {
        println!("\n{} solved ", String::from_utf8_lossy(word));
        std::process::exit(0)
    }
    7
}
"#;

/// Attempts every forbidden operation once, and is correct only if all fail.
fn reaches(canary: &Path, port: u16) -> String {
    let begin = format!(
        "use std::os::unix::{{fs as unix, net::UnixDatagram}};\n\
         use std::{{env, fs, io, net, path::Path, process::Command, time::SystemTime}};\n\
         const CANARY: &str = {canary:?};\nconst PORT: u16 = {port};\n\
         const ROOT: &str = {:?};\n",
        crate::root().display().to_string()
    );
    let tries = r#"
        let beside = Path::new(CANARY).with_file_name("planted");
        let folder = Path::new(CANARY).parent().unwrap();
        let solution = "chapters/exercises/orientation/read-the-dials/solution.rs";
        let me = env::current_exe().unwrap_or_default();
        // A program may open its own file.
        let myself = fs::File::open(&me).unwrap();
        let modes = <fs::Permissions as unix::PermissionsExt>::from_mode(0o777);
        let tried = [
            ("change a mode", fs::set_permissions(CANARY, modes.clone()).is_err()),
            ("change its own mode", myself.set_permissions(modes).is_err()),
            ("change an owner", unix::chown(CANARY, Some(1000), None).is_err()),
            ("change a link's owner", unix::lchown(CANARY, Some(1000), None).is_err()),
            ("change its own owner", unix::fchown(&myself, Some(1000), None).is_err()),
            ("change a time", myself.set_modified(SystemTime::UNIX_EPOCH).is_err()),
            ("make sockets", UnixDatagram::pair().is_err()),
            ("delete", fs::remove_file(CANARY).is_err()),
            ("delete all", fs::remove_dir_all(folder).is_err()),
            ("rename", fs::rename(CANARY, &beside).is_err()),
            ("write", fs::write(CANARY, "dead").is_err()),
            ("plant", fs::write(&beside, "here").is_err()),
            ("write at home", fs::write("planted", "here").is_err()),
            ("read", fs::read(CANARY).is_err()),
            ("read the solution", fs::read(Path::new(ROOT).join(solution)).is_err()),
            ("list", fs::read_dir(folder).is_err()),
            ("read users", fs::read("/etc/passwd").is_err()),
            ("read memory", fs::File::open("/proc/self/mem").is_err()),
            ("write memory", fs::OpenOptions::new().write(true).open("/proc/self/mem").is_err()),
            ("connect", net::TcpStream::connect(("127.0.0.1", PORT)).is_err()),
            ("listen", net::TcpListener::bind("127.0.0.1:0").is_err()),
            ("send", net::UdpSocket::bind("127.0.0.1:0").is_err()),
            ("start a shell", Command::new("/bin/sh").arg("-c").arg(":").spawn().is_err()),
            ("start itself", Command::new(me).spawn().is_err()),
            // Only the variable for the allocator is passed, nothing of the grader's
            // environment.
            ("environment", env::vars_os().all(|(name, _)| name == "MALLOC_ARENA_MAX")),
            ("input", io::stdin().read_line(&mut String::new()).unwrap_or(0) == 0),
        ];
        for (what, refused) in tried {
            assert!(refused, "it can {what}");
        }"#;
    begin + &right_after(tries)
}
