/** What is used of the library, which brings no types for it. */
declare module 'fontkit' {
  /** A font that is read from its file table by table, as they are needed. */
  export interface Font {
    _glyphs: Record<number, unknown>
    /** The code points that it has letters for. */
    characterSet: readonly number[]
    layout(text: string, ...how: readonly unknown[]): unknown
  }

  export function create(file: Uint8Array): Font
}
