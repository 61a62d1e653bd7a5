/** The preview picture of a page; its address begins with a slash. */
export interface HeadPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The head of a page, for search engines, link previews and the tab's title. */
export interface Head {
  /** Without the product's name; null means the name alone. */
  readonly title: string | null
  readonly description?: string
  readonly picture?: HeadPicture
  /** Whether search engines may index it. */
  readonly isIndexed: boolean
  /** JSON-LD objects in schema.org's vocabulary. */
  readonly data: readonly object[]
}

/** A head, and whether the page exists. */
export interface FoundHead {
  readonly head: Head
  readonly isMissing: boolean
}
