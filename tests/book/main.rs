//! The book under test: what it refuses, what it builds, what it serves.
mod appendix;
mod cli;
mod examples;
mod exercises;
mod expansion;
mod fixture;
mod lies;
mod measured;
mod numbers;
mod page_lies;
mod pages;
mod references;
mod refusals;
mod serving;
mod sessions;
mod teaching;
mod weaving;
