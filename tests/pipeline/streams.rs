//! A long stream through small buffers, and UTF-16.

use std::io::{self, Cursor, Read};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use roque::input::{Chunk, Feed, GameBoundaries, Limits, Source};
use roque::pipeline::{Delivery, Pass, run};

use super::parts::{Kind, THREADS, piped};

/// Counts `*`, and says how large the buffer is.
struct Stars;

impl Pass for Stars {
    type Scratch = ();
    type Output = (u64, usize);

    fn chunk(&self, chunk: &Chunk, (): &mut ()) -> (u64, usize) {
        let stars = memchr::memchr_iter(b'*', &chunk.bytes).count();
        (stars as u64, chunk.bytes.capacity())
    }
}

/// A game over and over, as if through a pipe: so many of them, in short reads.
struct Repeated {
    game: &'static [u8],
    left: u64,
    at: usize,
    given: Arc<AtomicU64>,
}

impl Read for Repeated {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let most = out.len().min(1 << 16);
        let mut count = 0;
        while count < most && self.left > 0 {
            let piece = &self.game[self.at..];
            let length = piece.len().min(most - count);
            out[count..count + length].copy_from_slice(&piece[..length]);
            count += length;
            self.at += length;
            if self.at == self.game.len() {
                self.at = 0;
                self.left -= 1;
            }
        }
        self.given.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

#[test]
fn buffers_are_bounded_over_64_mebibytes() {
    let games: [&[u8]; 3] = [
        b"[Event \"A\"]\n[White \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {c} a6 *\n\n",
        b"[White \"B\"]\n[Black \"C\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {c} a6 *\n\n",
        b"1. e4 e5 2. Nf3 Nc6 3. Bb5 {c} a6 4. Ba4 Nf6 *\n",
    ];
    let limits = Limits::default();
    let boundaries = GameBoundaries::new();
    for game in games {
        for threads in [1, 3] {
            let given = Arc::new(AtomicU64::new(0));
            let left = (64 << 20) / game.len() as u64;
            let stream = Repeated {
                game,
                left,
                at: 0,
                given: Arc::clone(&given),
            };
            let feed = Feed::new(vec![Ok(Source::reader("-", stream))], &boundaries, limits);
            let (mut stars, mut taken, mut ahead, mut largest) = (0, 0, 0, 0);
            run(feed, threads, &Stars, |delivery| {
                let Delivery::Chunk(chunk, (count, capacity)) = delivery else {
                    return Err(io::Error::other("a stream that failed"));
                };
                stars += count;
                largest = largest.max(capacity);
                ahead = ahead.max(given.load(Ordering::Relaxed) - taken);
                taken += chunk.bytes.len() as u64;
                Ok(ControlFlow::Continue(()))
            })
            .expect("a stream that can be read");
            assert_eq!(stars, left);
            assert_eq!(taken, left * game.len() as u64);
            // One pair for each thread and two more; the rest of one read is kept beside them.
            assert!(
                ahead <= (threads as u64 + 3) << 20,
                "{ahead} with {threads}"
            );
            assert!(largest <= 1 << 20, "{largest}");
        }
    }
}

#[test]
fn utf_16_is_the_same_games() {
    let text = "[White \"João 𝄞\"]\r\n\r\n1. e4 {ção ♘} *\r\n\r\n".repeat(200);
    let limits = Limits::new(1 << 10, 1 << 20);
    let marked = format!("\u{FEFF}{text}");
    let wanted = piped(marked.as_bytes(), limits, 1);
    assert_eq!(
        wanted.iter().filter(|part| part.kind == Kind::Game).count(),
        200
    );
    let little: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = marked.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for threads in THREADS {
        assert_eq!(piped(&little, limits, threads), wanted);
        assert_eq!(piped(&big, limits, threads), wanted);
    }
    let boundaries = GameBoundaries::new();
    let mut transcoded = Vec::new();
    let sources =
        [little, marked.into_bytes()].map(|bytes| Ok(Source::reader("text", Cursor::new(bytes))));
    run(
        Feed::new(sources.into(), &boundaries, Limits::default()),
        1,
        &Stars,
        |delivery| {
            if let Delivery::Chunk(chunk, _) = delivery {
                transcoded.push(chunk.transcoded);
            }
            Ok(ControlFlow::Continue(()))
        },
    )
    .expect("sources that can be read");
    assert_eq!(transcoded, [true, false]);
}
