//! A search that its observer stops.

use cpu::Cpu;
use puzzle::catalog;
use rows::{
    InRows, Keep, Observer, Progress, RowsError, SearchError, SearchOptions, find,
};
use std::ops::ControlFlow::{self, Break, Continue};

fn rows(name: &str) -> Box<dyn InRows> {
    find(&catalog::find(name).unwrap(), None).unwrap()
}

fn options(threads: usize) -> SearchOptions {
    SearchOptions { cpu: Cpu::best(), threads }
}

#[test]
fn stop_after_layer_gives_first_layers() {
    for (name, threads) in [("pyraminx", 1), ("8-puzzle", 2), ("pancake-8", 1)] {
        let all = rows(name).layers(options(threads), &mut |_| ()).unwrap();
        for count in 1..=all.len() {
            let mut left = count;
            let mut stop = |_| {
                left -= 1;
                if left > 0 { Continue(()) } else { Break(()) }
            };
            let stopped = rows(name).layers(options(threads), &mut stop);
            let (layers, next, parts) = (all[..count].to_vec(), 0, (0, 1));
            let expected = SearchError::Stopped { layers, next, parts };
            assert_eq!(stopped.unwrap_err(), expected, "{name}");
        }
    }
    let mut stop = |positions| if positions == 1 { Continue(()) } else { Break(()) };
    let stopped = rows("8-puzzle").table(Keep::OneBit, options(1), &mut stop);
    let Err(RowsError::Search(error)) = stopped.map(|_| ()) else { panic!() };
    assert_eq!(
        error.to_string(),
        "stopped after depth 1: 3 positions have their distance"
    );
}

/// Stops a search when so many layers are complete, and one part of the next.
struct InNextLayer(usize);

impl Observer for InNextLayer {
    fn layer(&mut self, _positions: u64) -> ControlFlow<()> {
        self.0 -= 1;
        Continue(())
    }

    fn progress(&self) -> Option<Progress<'_>> {
        Some(if self.0 == 0 { &|_, _| Break(()) } else { &|_, _| Continue(()) })
    }
}

#[test]
fn stop_in_layer_says_how_far() {
    for threads in [1, 2] {
        let all = rows("sliding-3x4").layers(options(threads), &mut |_| ()).unwrap();
        let stopped =
            rows("sliding-3x4").layers(options(threads), &mut InNextLayer(20));
        let Err(SearchError::Stopped { layers, next, parts }) = stopped else {
            panic!("{stopped:?}")
        };
        assert_eq!((layers, parts.1), (all[..20].to_vec(), 16 * threads));
        assert!(next < all[20], "{next}");
        // The other thread may have begun a part.
        assert!((1..=threads).contains(&parts.0), "{parts:?}");
    }
}
