// message: D is about all layers, and only B leads from each to the next
pub fn order() -> &'static str {
    "FCDEAGB"
}
