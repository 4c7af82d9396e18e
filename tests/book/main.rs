//! The book under test: what it refuses, what it builds, what it serves.
mod cli;
mod examples;
mod expansion;
mod fixture;
mod lies;
mod pages;
mod refusals;
mod serving;
