//! Figurines, read in every language and for either side.

use nom::Parser;
use nom::character::complete::{one_of, satisfy};
use nom::combinator::{map_opt, opt};

use crate::board::Role;
use crate::notation::grammar::parts::Parsed;

/// The order of figurines in Unicode: six white ones, then six black ones.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// `piece-figurine` or `pawn-figurine`: ♔ to ♟, with a presentation selector or without.
pub(super) fn figurine(i: &str) -> Parsed<'_, Role> {
    let role = map_opt(satisfy(|sign| ('♔'..='♟').contains(&sign)), |sign| {
        let place = (sign as usize).checked_sub('♔' as usize)?;
        ORDER.get(place % ORDER.len()).copied()
    });
    (role, opt(one_of("\u{FE0E}\u{FE0F}")))
        .map(|(role, _)| role)
        .parse_complete(i)
}
