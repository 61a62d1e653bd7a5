import { atom } from 'jotai'
import type { FieldName } from './fields.ts'

export type Saving =
  | { readonly status: 'idle' | 'saving' | 'saved' | 'conflict' | 'published' }
  /** `field` is the first one to fix; the messages are the server's. */
  | {
      readonly status: 'refused'
      readonly field?: FieldName | undefined
      readonly messages: readonly string[]
    }

export const IDLE: Saving = { status: 'idle' }

/** The saving of a draft by itself that is on its way. What is saved by its author waits for it, else versions would conflict. */
export const pendingAutosaveAtom = atom<{ readonly done: Promise<unknown> } | undefined>(undefined)

/** The state of the last saving. Written only by atoms that open and save flats. */
export const savingAtom = atom<Saving>(IDLE)
