//! Numbers as people read them.

/// A number with commas between the thousands.
pub fn thousands(number: u64) -> String {
    match (number / 1000, number % 1000) {
        (0, rest) => rest.to_string(),
        (above, rest) => format!("{},{rest:03}", thousands(above)),
    }
}

/// Bytes in the unit that people would choose: `9.5 TiB`.
pub fn readable(bytes: u64) -> String {
    const UNITS: [&str; 6] = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    if bytes < 1024 {
        return format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" });
    }
    let (mut number, mut unit) = (bytes as f64 / 1024.0, 0);
    // From 1023.95 on, one decimal would be written as 1024.0.
    while number >= 1023.95 && unit + 1 < UNITS.len() {
        (number, unit) = (number / 1024.0, unit + 1);
    }
    format!("{number:.1} {}", UNITS[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_in_units_of_1024() {
        for (bytes, text) in [
            (0, "0 bytes"),
            (1, "1 byte"),
            (1023, "1023 bytes"),
            (1024, "1.0 KiB"),
            (1536, "1.5 KiB"),
            ((1 << 20) - 1, "1.0 MiB"),
            (3_674_160, "3.5 MiB"),
            (10_461_394_944_000, "9.5 TiB"),
            (u64::MAX, "16.0 EiB"),
        ] {
            assert_eq!(readable(bytes), text);
        }
    }

    #[test]
    fn thousands_are_told_by_commas() {
        for (number, text) in
            [(0, "0"), (999, "999"), (1000, "1,000"), (3_674_160, "3,674,160")]
        {
            assert_eq!(thousands(number), text);
        }
    }
}
