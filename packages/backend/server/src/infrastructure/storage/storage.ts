import type { Readable } from 'node:stream'

/** A file as a stream. Callers that do not read it to its end must destroy it. */
export interface StoredFile {
  bytes: number
  content: Readable
}

/** A storage of files. The content of a key is immutable until it is deleted. */
export interface Storage {
  /** Stores the bytes atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The content; undefined if it does not exist. */
  get(key: string): Promise<Buffer | undefined>
  /** The content as a stream, which holds only a part of it in memory. */
  stream(key: string): Promise<StoredFile | undefined>
  /** The size in bytes; undefined if it does not exist. */
  head(key: string): Promise<{ bytes: number } | undefined>
  /** Deletes a file. Idempotent. */
  delete(key: string): Promise<void>
  /** The keys of all files, in any order. */
  list(): AsyncIterable<string>
}
