/** A value that changes over time. `subscribe` returns the unsubscribe function. */
export interface Readable<T> {
  get(): T
  /** The value with which the server drew the page: the first render in the browser has to show the same. */
  getInitial?(): T
  subscribe(run: () => void): () => void
}
