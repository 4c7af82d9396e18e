//! What no system has room for is refused before anything is done.

use cpu::Cpu;
use puzzle::{catalog, sliding::Sliding};
use rows::sliding::Boards;
use rows::{
    Bytes, Keep, Memory, Nothing, OneBit, OutOfMemory, RowsError, SearchError,
    SearchOptions, Walker, find, search,
};

const OPTIONS: SearchOptions = SearchOptions { cpu: Cpu::Portable, threads: 1 };

#[test]
fn memory_that_cannot_be_had_is_an_error() {
    let half = Memory::<u8>::zeros(isize::MAX as usize).unwrap_err();
    assert!(half.bytes >= isize::MAX as usize, "{half}");
    for items in [1 << 62, usize::MAX] {
        let all = Err(OutOfMemory { bytes: usize::MAX });
        assert_eq!(Memory::<u64>::zeros(items).map(|_| ()), all);
        assert_eq!(Memory::filled(1_u64, items).map(|_| ()), all);
    }
    assert_eq!(
        OutOfMemory { bytes: 12 }.to_string(),
        "12 bytes of memory cannot be had"
    );
    // Room for what has no size there always is.
    assert_eq!(Memory::filled((), usize::MAX).unwrap().len(), usize::MAX);
    assert_eq!(Memory::<u16>::zeros(0).unwrap().len(), 0);
    assert_eq!(Memory::<u32>::zeros(70_000).unwrap()[..], [0; 70_000]);
}

#[test]
fn a_search_that_has_no_room_is_not_begun() {
    // 144 PiB, a bit for each board, are more than processors have addresses for.
    let boards = Boards::new(Sliding::new(4, 5).unwrap()).unwrap();
    let observe = |_| unreachable!("a layer was found");
    let missing = |error| matches!(error, SearchError::Memory(OutOfMemory { bytes }) if bytes > 1 << 56);
    assert!(missing(search(&boards, &Nothing, OPTIONS, observe).unwrap_err()));
    assert!(missing(search(&boards, &Bytes, OPTIONS, observe).unwrap_err()));
    let record = OneBit::new(&boards).unwrap();
    assert!(missing(Walker::new(boards, record, OPTIONS, observe).unwrap_err()));

    let choice = catalog::find("sliding-4x5").unwrap();
    let rows = || find(&choice, None).unwrap();
    assert!(missing(rows().layers(OPTIONS, &mut { observe }).unwrap_err()));
    for keep in [Keep::Byte, Keep::TwoBits, Keep::OneBit] {
        let table = rows().table(keep, OPTIONS, &mut { observe });
        match table.map(|_| ()) {
            Err(RowsError::Search(error)) => assert!(missing(error), "{keep:?}"),
            other => panic!("{keep:?}: {other:?}"),
        }
    }
}
