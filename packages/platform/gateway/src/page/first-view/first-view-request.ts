import type { Locale } from '@domizil/domain'
import type { OwnedRoute, Resolution } from '@domizil/federation'

/**
 * The width in CSS pixels for which every page is drawn, that of most phones. What differs by width is left to styles and
 * `sizes`; what only wide screens have is added when the page is hydrated.
 */
export const DRAWN_WIDTH = 412

/** A page whose first view is asked for. */
export interface FirstViewRequest {
  readonly resolution: Resolution
  /** The route of the address; undefined if no app answers it. */
  readonly route: OwnedRoute | undefined
  readonly locale: Locale
  /** Without the language prefix. */
  readonly path: string
  readonly search: string
  /** The facts that the page passes to the shell. */
  readonly facts: object
  readonly isDemoLoading: boolean
}
