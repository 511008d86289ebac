//! What nearly every tag is: `[Name "value"]`, sixty-four bytes at a look.

use super::classes::{BLOCK, equal};
use crate::pgn::game::GameBuf;
use crate::pgn::grammar::{TagParts, begins_name};
use crate::pgn::reader::tags::{FEW_TAGS, tag};
use crate::pgn::reader::{Reader, Stage};
use crate::pgn::tag::TagForm;
use fearless_simd::prelude::{SimdBase, SimdMask};
use fearless_simd::{Simd, dispatch, u8x64};

impl Reader<'_, '_> {
    /// Reads as many plain tags as there are, each at the start of the next line. Whether there are
    /// any. No blank line is before them, or no tag, and their game has no open one: then it does
    /// not matter which tags they are.
    pub(in crate::pgn::reader) fn plain_tags(&mut self) -> bool {
        #[cfg(test)]
        if self.cursor.buffers.is_general_only {
            return false;
        }
        let is_between = self.stage == Stage::Tags && !self.follows_blank_line;
        if self.left_open || !is_between && !self.cursor.buffers.tags.is_empty() {
            return false;
        }
        let level = self.cursor.buffers.level;
        let has_any = dispatch!(level, simd => self.lines_of_tags(simd));
        if has_any {
            self.stage = Stage::Tags;
        }
        has_any
    }

    #[inline(always)]
    fn lines_of_tags<S: Simd>(&mut self, simd: S) -> bool {
        let chunk = self.cursor.chunk;
        let GameBuf {
            tags, item_limit, ..
        } = &mut *self.cursor.buffers;
        let limit = (FEW_TAGS - 1).min(*item_limit);
        let before = tags.len();
        let mut at = self.cursor.at;
        while tags.len() < limit
            && let Some(block) = chunk.get(at..).and_then(<[u8]>::first_chunk)
        {
            // Where the next line begins is told sooner by its LF than by where the tag ends.
            let line = line_length(simd, block);
            let Some((length, parts)) = plain_tag(simd, block) else {
                break;
            };
            tags.push(tag(at, length, &parts));
            self.cursor.at = at + length;
            let ends = length == line || length + 1 == line && block[length] == b'\r';
            at += line + 1;
            if !ends || line == BLOCK || chunk.get(at) != Some(&b'[') {
                break;
            }
        }
        tags.len() > before
    }
}

/// The bytes of a block before its first LF.
#[inline(always)]
fn line_length<S: Simd>(simd: S, block: &[u8; BLOCK]) -> usize {
    let feeds = equal(u8x64::from_slice(simd, block), b'\n').to_bitmask();
    feeds.trailing_zeros() as usize
}

/// The length and parts of the tag that a block begins with, if it ends there and is surely one:
/// one blank in it, a name that begins as names do, and nothing in the value that could be anything
/// but text. [`crate::pgn::grammar::read_tag`] gives the same, in many times the steps
/// (`plain_tags_are_what_any_tag_gives`).
#[inline(always)]
fn plain_tag<S: Simd>(simd: S, block: &[u8; BLOCK]) -> Option<(usize, TagParts)> {
    let bytes = u8x64::from_slice(simd, block);
    let (quote, open, close) = (equal(bytes, b'"'), equal(bytes, b'['), equal(bytes, b']'));
    let beyond_name = bytes.simd_le(b' ') | quote | open | close;
    let beyond_text = bytes.simd_lt(b' ') | quote | open | equal(bytes, b'\\');
    let quote = quote.to_bitmask();
    // The bracket that the tag begins with is no part of the name.
    let name_end = lowest(beyond_name.to_bitmask() & !1);
    let opens = equal(bytes, b' ').to_bitmask() & (quote >> 1);
    // Behind the blank and the quote.
    let value = !(name_end | name_end.wrapping_sub(1) | name_end << 1);
    let value_end = lowest(beyond_text.to_bitmask() & value);
    let closes = quote & (close.to_bitmask() >> 1);
    let begins = block[0] == b'[' && begins_name(&block[1..]);
    if !begins || name_end & opens == 0 || value_end & closes == 0 {
        return None;
    }
    let name_end = name_end.trailing_zeros() as usize;
    let value_end = value_end.trailing_zeros() as usize;
    let parts = TagParts {
        name: 1..name_end,
        value: name_end + 2..value_end,
        form: TagForm::Quoted,
    };
    Some((value_end + 2, parts))
}

/// The lowest bit of a mask.
#[inline(always)]
const fn lowest(mask: u64) -> u64 {
    mask & mask.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, plain_tag};
    use crate::pgn::grammar::{TagParts, read_tag};
    use fearless_simd::{Level, dispatch};
    use proptest::prelude::*;

    fn plain(block: &[u8; BLOCK]) -> Option<(usize, TagParts)> {
        dispatch!(Level::new(), simd => plain_tag(simd, block))
    }

    proptest! {
        #[test]
        fn plain_tags_are_what_any_tag_gives(
            name in "[A-Za-z0-9_é.@`{ -]{0,18}",
            value in r#"[ -~]{0,20}|[a-zW-`\[\\"é\t\n\r\x7f]{0,9}|[^"\]]{0,40}"#,
            behind in "|\"\\]|\"\\]\n\\[White|\\]|\" \\]",
            filling in "\\PC{64}",
        ) {
            let text = format!("[{name} \"{value}{behind}{filling}");
            if let Some(block) = text.as_bytes().first_chunk()
                && let Some((length, parts)) = plain(block)
            {
                prop_assert_eq!(Some((length, parts, None)), read_tag(text.as_bytes(), None));
            }
        }
    }

    #[test]
    fn usual_tags_are_plain() {
        let block = |text: &str| {
            let mut block = [b'\n'; BLOCK];
            block[..text.len()].copy_from_slice(text.as_bytes());
            block
        };
        for text in [
            "[Event \"?\"]",
            "[White \"Ye Jiangchuan, X_Z\"]\n",
            "[BlackRatingDiff \"+12\"]",
            "[Site \"https://example.org/Ab12cd34\"]\n\n1. e4",
            "[Event \"\"]",
            "[Event \"Open de S\u{e3}o Paulo\"]",
        ] {
            assert!(plain(&block(text)).is_some(), "{text}");
        }
        for text in [
            "(Event \"?\"]",
            "[ \"?\"]",
            "[Event  \"?\"]",
            "[Event \"a\\b\"]",
            "[Event \"a\"",
            "[Event",
        ] {
            assert!(plain(&block(text)).is_none(), "{text}");
        }
    }
}
