import type { DrawQuestion, DrawRequest } from '@domizil/shell-api'
import type { VersionSet } from './half.ts'
import type { DrawFailure, Drawn, Undrawn } from './renderer.ts'

/** What the gateway sends to a renderer's process; `id` names one page. */
export type ToRenderer =
  | { readonly kind: 'prepare'; readonly set: VersionSet }
  | {
      readonly kind: 'draw'
      readonly id: number
      readonly set: VersionSet
      readonly request: Omit<DrawRequest, 'answers'>
    }
  | {
      readonly kind: 'answers'
      readonly id: number
      readonly answers: Readonly<Record<string, unknown>> | undefined
    }

/** What a renderer's process sends to the gateway. */
export type FromRenderer =
  | { readonly kind: 'questions'; readonly id: number; readonly questions: readonly DrawQuestion[] }
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn | Undrawn | undefined }
  | { readonly kind: 'failed'; readonly failure: DrawFailure }
