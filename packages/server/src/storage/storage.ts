/** Where files are kept. A key never gets other bytes: what has been put stays as it is until it is deleted. */
export interface Storage {
  /** Keeps the bytes. Nobody ever reads half of them. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined where there are none. */
  get(key: string): Promise<Buffer | undefined>
  /** How many bytes there are, or undefined where there are none. */
  head(key: string): Promise<{ bytes: number } | undefined>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
