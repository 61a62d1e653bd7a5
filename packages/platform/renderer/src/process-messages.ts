import type { DrawQuestion } from '@domizil/shell-api'
import type { VersionSet } from './half.ts'
import type { DrawFailure, Drawn, UnansweredRequest } from './renderer.ts'

/** What the gateway sends to a renderer's process; `id` names one page. */
export type ToRenderer =
  | { readonly kind: 'prepare'; readonly set: VersionSet }
  | {
      readonly kind: 'draw' | 'frame'
      readonly id: number
      readonly set: VersionSet
      readonly request: UnansweredRequest
    }
  | {
      readonly kind: 'answers'
      readonly id: number
      readonly answers: Readonly<Record<string, unknown>> | undefined
    }

/** A drawn page, the reason of an undrawn one, or the HTML of a frame. */
export type FromTask = Drawn | string | undefined

/** What a renderer's process sends to the gateway. */
export type FromRenderer =
  | { readonly kind: 'questions'; readonly id: number; readonly questions: readonly DrawQuestion[] }
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: FromTask }
  | { readonly kind: 'failed'; readonly failure: DrawFailure }
