// message: these turns do not solve it
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cube {
    pub cp: [u8; 8],
    pub co: [u8; 8],
    pub ep: [u8; 12],
    pub eo: [u8; 12],
}
pub type Solve = Box<dyn Fn(&Cube, &dyn Fn()) -> Vec<usize>>;

pub fn solver(_: &[Cube; 18]) -> Solve {
    Box::new(|_, _| vec![])
}
