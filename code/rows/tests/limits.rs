//! Limits: memory, threads, distances and digits.

use cpu::Cpu;
use puzzle::{Metric, catalog, sliding::Sliding};
use rows::sliding::Boards;
use rows::{
    Buffer, Bytes, Keep, Nothing, OneBit, OutOfMemory, ResidueTable, RowsError,
    SearchError, SearchOptions, find, search, translation,
};

const OPTIONS: SearchOptions = SearchOptions { cpu: Cpu::Portable, threads: 1 };

#[test]
fn reports_missing_memory() {
    let too_large = Buffer::<u8>::zeros(isize::MAX as usize).unwrap_err();
    assert!(too_large.bytes >= isize::MAX as usize, "{too_large}");
    for items in [1 << 62, usize::MAX] {
        let all = Err(OutOfMemory { bytes: usize::MAX });
        assert_eq!(Buffer::<u64>::zeros(items).map(|_| ()), all);
        assert_eq!(Buffer::filled(1_u64, items).map(|_| ()), all);
    }
    assert_eq!(
        OutOfMemory { bytes: 12 }.to_string(),
        "not enough memory: 12 bytes could not be allocated"
    );
    // Items of size 0 need no memory.
    assert_eq!(Buffer::filled((), usize::MAX).unwrap().len(), usize::MAX);
    assert_eq!(Buffer::<u16>::zeros(0).unwrap().len(), 0);
    assert_eq!(Buffer::<u32>::zeros(70_000).unwrap()[..], [0; 70_000]);
}

#[test]
fn rejects_search_without_memory() {
    // 144 PiB, a bit for each board, exceed the address space of processors.
    let boards = Boards::new(Sliding::new(4, 5).unwrap()).unwrap();
    let observe = |_| -> () { unreachable!("a layer was found") };
    let is_out_of_memory = |error| matches!(error, SearchError::Memory(OutOfMemory { bytes }) if bytes > 1 << 56);
    assert!(is_out_of_memory(search(&boards, &Nothing, OPTIONS, observe).unwrap_err()));
    assert!(is_out_of_memory(
        search(&boards, &Bytes::TO_62, OPTIONS, observe).unwrap_err()
    ));
    let record = OneBit::new(&boards).unwrap();
    assert!(is_out_of_memory(
        ResidueTable::new(boards, record, OPTIONS, observe).unwrap_err()
    ));

    let choice = catalog::find("sliding-4x5").unwrap();
    let rows = || find(&choice, None).unwrap();
    assert!(is_out_of_memory(rows().layers(OPTIONS, &mut { observe }).unwrap_err()));
    for keep in [Keep::Byte, Keep::TwoBits, Keep::OneBit] {
        let table = rows().table(keep, OPTIONS, &mut { observe });
        match table.map(|_| ()) {
            Err(RowsError::Search(error)) => {
                assert!(is_out_of_memory(error), "{keep:?}")
            }
            other => panic!("{keep:?}: {other:?}"),
        }
    }
}

#[test]
fn buffer_holds_items_of_any_size() {
    for len in [0, 1, 3, 5, 1000, 100_000] {
        assert_eq!(
            Buffer::filled([1_u8, 2, 3], len).unwrap()[..],
            vec![[1, 2, 3]; len]
        );
        assert_eq!(Buffer::filled([7_u64; 4], len).unwrap()[..], vec![[7; 4]; len]);
        assert_eq!(Buffer::filled([5_u8; 64], len).unwrap()[..], vec![[5; 64]; len]);
        assert_eq!(Buffer::filled(9_u64, len).unwrap()[..], vec![9; len]);
    }
}

#[test]
fn zero_threads_count_as_one() {
    let cube = translation::pocket_cube(Metric::HalfTurn);
    let options = |threads| SearchOptions { cpu: Cpu::best(), threads };
    let [none, one] =
        [0, 1].map(|threads| search(&cube, &Nothing, options(threads), |_| ()));
    assert_eq!(none.unwrap().layers, one.unwrap().layers);
}

#[test]
#[should_panic(expected = "found the modulus Some(5): from 1 to 4 is right")]
fn rejects_digit_of_base_5() {
    translation::Layout::new(&[5], 1);
}
