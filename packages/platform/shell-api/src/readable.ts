/** A value that changes over time. `subscribe` returns the unsubscribe function. */
export interface Readable<T> {
  get(): T
  subscribe(run: () => void): () => void
}
