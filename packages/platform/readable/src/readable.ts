/** A value that changes over time. `subscribe` answers the function that ends the subscription. */
export interface Readable<T> {
  get(): T
  subscribe(run: () => void): () => void
}
