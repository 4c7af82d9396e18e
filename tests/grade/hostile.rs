//! What a student might try, to get points or to do harm.
use std::path::Path;

use crate::Right;
use crate::class::{rank, right_after};

/// Name, text, and what is right.
pub fn all(canary: &Path, port: u16) -> Vec<(&'static str, String, Right)> {
    let solution = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/chapters/exercises/orientation/read-the-dials/solution.rs"
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
            rank("loop { println!(\"solved\") }"),
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
        // Machine code that looks through the program's memory for its word.
        (
            "naked-forge",
            NAKED.to_owned(),
            ("wrong", "exercise.rs:3: found `unsafe`: an answer does without"),
        ),
        (
            "assembler",
            "core::arch::global_asm!(\"nop\");\n".to_owned() + &right_after(""),
            ("wrong", "exercise.rs:1: found `global_asm`"),
        ),
        // A word in a comment or between quotes is none.
        (
            "speaks-of-unsafe",
            "// unsafe\n".to_owned() + &right_after("let _ = \"unsafe { asm!() }\";"),
            ("solved", ""),
        ),
        // Right, but something stays behind: it must not hold up the grading.
        (
            "leaves-a-thread",
            right_after("std::thread::spawn(|| loop { std::thread::yield_now() });"),
            ("solved", ""),
        ),
        // Solved only if each thing it tries is refused.
        ("reaches-out", reaches(canary, port), ("solved", "")),
    ]
}

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

/// Tries everything once, and is right if nothing of it works.
fn reaches(canary: &Path, port: u16) -> String {
    let begin = format!(
        "use std::os::unix::{{fs as unix, net::UnixDatagram}};\n\
         use std::{{env, fs, io, net, path::Path, process::Command, time::SystemTime}};\n\
         const CANARY: &str = {canary:?};\nconst PORT: u16 = {port};\n\
         const ROOT: &str = {:?};\n",
        env!("CARGO_MANIFEST_DIR")
    );
    let tries = r#"
        let beside = Path::new(CANARY).with_file_name("planted");
        let folder = Path::new(CANARY).parent().unwrap();
        let solution = "chapters/exercises/orientation/read-the-dials/solution.rs";
        let me = env::current_exe().unwrap_or_default();
        // A program may open itself.
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
            ("environment", env::vars_os().next().is_none()),
            ("input", io::stdin().read_line(&mut String::new()).unwrap_or(0) == 0),
        ];
        for (what, refused) in tried {
            assert!(refused, "it can {what}");
        }"#;
    begin + &right_after(tries)
}
