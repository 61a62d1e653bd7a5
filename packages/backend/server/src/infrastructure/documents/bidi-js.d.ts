/** What is used of the library, which brings no types for it. */
declare module 'bidi-js' {
  /** Of each UTF-16 unit its level: odd ones are read from right to left. */
  interface Embedding {
    readonly levels: Uint8Array
  }

  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): Embedding
    /** By its index, what stands for a character where it is mirrored, such as a bracket. */
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>
    /** The indices of a line in the order in which they stand from left to right. */
    getReorderedIndices(text: string, embedding: Embedding): number[]
  }

  export default function createBidi(): Bidi
}
