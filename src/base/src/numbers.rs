//! Formats numbers for people.

/// A number with commas between the thousands.
pub fn thousands(number: u64) -> String {
    large_thousands(number.into())
}

/// As [`thousands`], of a number that may be beyond 2^64.
pub fn large_thousands(number: u128) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (above, rest) => format!("{},{rest:03}", large_thousands(above)),
    }
}

/// A number of bytes in a suitable unit: `9.5 TiB`.
pub fn readable_bytes(bytes: u64) -> String {
    const UNITS: [&str; 6] = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    if bytes < 1024 {
        return format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" });
    }
    let (mut number, mut unit) = (bytes as f64 / 1024.0, 0);
    // From 1023.95 on, one decimal place would round to 1024.0.
    while number >= 1023.95 && unit + 1 < UNITS.len() {
        (number, unit) = (number / 1024.0, unit + 1);
    }
    format!("{number:.1} {}", UNITS[unit])
}

#[test]
fn formats_thousands_and_bytes() {
    for (number, text) in [(999, "999"), (1000, "1,000"), (3_674_160, "3,674,160")] {
        assert_eq!(thousands(number), text);
    }
    for (bytes, text) in [
        (1, "1 byte"),
        (1536, "1.5 KiB"),
        ((1 << 20) - 1, "1.0 MiB"),
        (u64::MAX, "16.0 EiB"),
    ] {
        assert_eq!(readable_bytes(bytes), text);
    }
}
