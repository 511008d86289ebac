//! Several sources, one after the other, as one row of chunks.

use crate::error::Error;
use crate::input::open::{self, Bytes};
use crate::input::{Boundaries, Chunk, Chunker, Limits, Source};
use std::path::PathBuf;
use std::vec;

/// Reads sources in their order, each as chunks.
pub struct Feed<'b, B> {
    sources: vec::IntoIter<Result<Source, Error>>,
    next: u32,
    open: Option<OpenSource<'b, B>>,
    boundaries: &'b B,
    limits: Limits,
}

/// The source that is being read.
struct OpenSource<'b, B> {
    name: PathBuf,
    number: u32,
    transcoded: bool,
    chunker: Chunker<'b, Bytes, B>,
}

/// What comes next in the input.
#[derive(Debug)]
pub enum Fed {
    /// The chunk was filled.
    Chunk,
    /// A source could not be opened, or not be read to its end; the next one will be tried.
    Failed {
        /// Its number, from 0.
        source: u32,
        /// Why, with its name.
        error: Error,
    },
    /// There is no more.
    End,
}

impl<'b, B: Boundaries> Feed<'b, B> {
    /// A feed of these sources, numbered from 0 in their order; one that is an error is reported
    /// at its turn. See [`find`](crate::input::find).
    pub fn new(sources: Vec<Result<Source, Error>>, boundaries: &'b B, limits: Limits) -> Self {
        Self {
            sources: sources.into_iter(),
            next: 0,
            open: None,
            boundaries,
            limits,
        }
    }

    /// Makes `chunk` the next chunk of the input, in its old buffer.
    pub fn fill(&mut self, chunk: &mut Chunk) -> Fed {
        loop {
            let Some(open) = &mut self.open else {
                match self.open_next() {
                    Some(Ok(open)) => {
                        self.open = Some(open);
                        continue;
                    }
                    Some(Err((source, error))) => return Fed::Failed { source, error },
                    None => return Fed::End,
                }
            };
            match open.chunker.fill(chunk) {
                Ok(true) => {
                    chunk.transcoded = open.transcoded;
                    return Fed::Chunk;
                }
                Ok(false) => self.open = None,
                Err(source) => {
                    let error = Error::Read {
                        path: open.name.clone(),
                        source,
                    };
                    let number = open.number;
                    self.open = None;
                    return Fed::Failed {
                        source: number,
                        error,
                    };
                }
            }
        }
    }

    /// Opens the next source, if there is one.
    fn open_next(&mut self) -> Option<Result<OpenSource<'b, B>, (u32, Error)>> {
        let source = self.sources.next()?;
        let number = self.next;
        self.next += 1;
        Some(self.open(source, number).map_err(|error| (number, error)))
    }

    fn open(&self, source: Result<Source, Error>, number: u32) -> Result<OpenSource<'b, B>, Error> {
        let (name, raw) = source?.open();
        let raw = raw.map_err(|source| Error::Open {
            path: name.clone(),
            source,
        })?;
        let opened = open::decode(raw).map_err(|source| Error::Read {
            path: name.clone(),
            source,
        })?;
        let chunker = Chunker::new(opened.bytes, number, self.boundaries, self.limits);
        Ok(OpenSource {
            name,
            number,
            transcoded: opened.transcoded,
            chunker,
        })
    }
}
