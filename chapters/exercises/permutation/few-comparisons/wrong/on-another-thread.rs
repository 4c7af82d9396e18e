// message: and you compare most of them
pub fn digits<T: Ord + Copy + Send + Sync>(pm: &[T]) -> Vec<usize> {
    std::thread::scope(|scope| {
        let smaller = |i: usize| pm[i..].iter().filter(|&&p| p < pm[i]).count();
        let all = scope.spawn(move || (0..pm.len()).map(smaller).collect());
        all.join().unwrap()
    })
}
