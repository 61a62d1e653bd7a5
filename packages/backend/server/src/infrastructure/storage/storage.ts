import type { Readable } from 'node:stream'

/** A file on its way out, piece by piece. Whoever does not read it to its end destroys it. */
export interface StoredFile {
  bytes: number
  content: Readable
}

/** Where files are kept. A key never gets other bytes: what has been put stays as it is until it is deleted. */
export interface Storage {
  /** Keeps the bytes. Nobody ever reads half of them. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined where there are none. */
  get(key: string): Promise<Buffer | undefined>
  /** The same for whoever only hands it on: never more of it is in memory than is on its way. */
  stream(key: string): Promise<StoredFile | undefined>
  /** How many bytes there are, or undefined where there are none. */
  head(key: string): Promise<{ bytes: number } | undefined>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
