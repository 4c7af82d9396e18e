//! Generated files.

/// Their names and their texts.
pub type Files = Vec<(String, String)>;
