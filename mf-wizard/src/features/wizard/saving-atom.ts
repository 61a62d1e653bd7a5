import { atom } from 'jotai'
import type { FieldName } from './fields.ts'

export type Saving =
  | { readonly status: 'idle' | 'saving' | 'saved' | 'conflict' | 'published' }
  /** `field` is the first one to repair; the sentences are the server's. */
  | {
      readonly status: 'refused'
      readonly field?: FieldName | undefined
      readonly messages: readonly string[]
    }

export const IDLE: Saving = { status: 'idle' }

/** How the last saving went. Written by what opens and saves flats only. */
export const savingAtom = atom<Saving>(IDLE)
