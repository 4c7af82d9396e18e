// message: or only at how many there are?
pub fn test(ranks: fn(&[[u8; 4]]) -> Vec<u64>) {
    for count in 0..20 {
        assert_eq!(ranks(&vec![[3, 2, 1, 0]; count]).len(), count);
    }
}
