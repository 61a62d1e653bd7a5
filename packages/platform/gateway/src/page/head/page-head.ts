/** A picture to show beside a link to the page; its address begins with a slash. */
export interface HeadPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** What a page says of itself before any script runs: to search engines, to link previews, to the tab. */
export interface Head {
  /** Without the product's name; null where the name alone has to do. */
  readonly title: string | null
  readonly description?: string
  readonly picture?: HeadPicture
  /** Whether search engines may show it. */
  readonly isIndexed: boolean
  /** What it is about, in the words of schema.org. */
  readonly data: readonly object[]
}

/** A head, and whether there is nothing behind the address. */
export interface FoundHead {
  readonly head: Head
  readonly isMissing: boolean
}
