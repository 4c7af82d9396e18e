// message: B needs that all of the layer is in the queue, which G says
pub fn order() -> &'static str {
    "CFEABGD"
}
