/** An app in its folder, as the process that tries it gets it. */
export interface TriedApp {
  /** The folder with the files of the version. */
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly entry: string
  /** The file of its server half; undefined without one. */
  readonly half: string | undefined
}

/** A version to try, and the host that it is tried in. */
export interface TrialWish {
  readonly host: TriedApp
  /** Undefined where the host itself is tried. */
  readonly remote: TriedApp | undefined
  /** The pages to mount. */
  readonly pages: readonly TriedPage[]
}

/** A page by its address, whose parameters have values. */
export interface TriedPage {
  readonly route: string
  readonly path: string
  readonly isSignedIn: boolean
}

/** What fails, as a clause; the route where it is a page. `ok` is the last message. */
export type TrialResult =
  | { readonly kind: 'ok' }
  | { readonly kind: 'failed'; readonly what: string; readonly route?: string }
