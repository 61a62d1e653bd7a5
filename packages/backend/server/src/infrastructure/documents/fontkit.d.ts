/** What is used of the library, which brings no types for it. */
declare module 'fontkit' {
  /** Letters as they stand from left to right. */
  export interface GlyphRun {
    readonly glyphs: readonly unknown[]
    readonly positions: readonly { readonly xAdvance: number }[]
    readonly advanceWidth: number
  }

  /** A font that is read from its file table by table, as they are needed. */
  export interface Font {
    _glyphs: Record<number, unknown>
    /** The code points that it has letters for. */
    characterSet: readonly number[]
    /** How its letters are joined and placed, if it says so. */
    readonly GSUB?: unknown
    readonly GPOS?: unknown
    layout(
      text: string,
      features?: readonly string[] | Readonly<Record<string, boolean>>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun
  }

  export function create(file: Uint8Array): Font
}
