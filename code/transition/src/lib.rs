//! transition
