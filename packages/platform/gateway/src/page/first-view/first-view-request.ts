import type { Locale } from '@domizil/domain'
import type { OwnedRoute, Resolution } from '@domizil/federation'

/** A page whose first view is asked for. */
export interface FirstViewRequest {
  readonly resolution: Resolution
  /** The route of the address; undefined if no app answers it. */
  readonly route: OwnedRoute | undefined
  readonly locale: Locale
  /** Without the language prefix. */
  readonly path: string
  readonly search: string
  readonly width: number
  /** The facts that the page passes to the shell. */
  readonly facts: object
  readonly isDemoLoading: boolean
}
