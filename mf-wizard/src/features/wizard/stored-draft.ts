import type { CallInput, createFlat, editFlat } from '@domizil/api'
import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'
import { EMPTY_FORM, type FlatForm } from './flat-form.ts'

/** An unsaved draft, and the version of the flat it is based on. */
export interface StoredDraft {
  readonly version: number | undefined
  readonly form: FlatForm
}

/** A request that creates or edits the flat. */
export type FlatRequest =
  | { readonly create: CallInput<typeof createFlat>['body'] }
  | { readonly edit: CallInput<typeof editFlat>['body'] }

/** A request, and the key under which the server executes it once. */
export interface KeyedFlatRequest {
  readonly request: FlatRequest
  readonly idempotencyKey: string
}

/** The owner and the flat of a draft. A draft is not visible to another user of the same tab. */
export interface DraftKey {
  readonly userId: string
  readonly flatId: number | undefined
}

/** Stores a draft in this tab: it survives navigation, sign-in and reload. */
export function storeDraft(key: DraftKey, draft: StoredDraft): void {
  writeTabStorage(nameOf(key), draft)
}

export function forgetForm(key: DraftKey): void {
  clearTabStorage(nameOf(key))
}

/** The stored draft; undefined if it is unreadable. */
export function readStoredDraft(key: DraftKey): StoredDraft | undefined {
  const { version, form } = readTabStorage<Partial<StoredDraft>>(nameOf(key)) ?? {}
  return form && { version, form: whole(form) }
}

/** Stores a request until it is answered. */
export function storeUnanswered(key: DraftKey, sent: KeyedFlatRequest): void {
  writeTabStorage(unansweredNameOf(key), sent)
}

export function forgetUnanswered(key: DraftKey): void {
  clearTabStorage(unansweredNameOf(key))
}

export function readUnanswered(key: DraftKey): KeyedFlatRequest | undefined {
  return readTabStorage(unansweredNameOf(key))
}

/** A draft of an older version of this page may lack fields. */
function whole(form: Partial<FlatForm>): FlatForm {
  return {
    ...EMPTY_FORM,
    ...withoutNull(form),
    address: { ...EMPTY_FORM.address, ...form.address },
    rooms: { ...EMPTY_FORM.rooms, ...form.rooms },
    energyCertificate: withoutNull(form.energyCertificate ?? EMPTY_FORM.energyCertificate),
  }
}

/** JSON stores NaN, a text that is no number, as null. */
function withoutNull<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as T
}

function unansweredNameOf(key: DraftKey): string {
  return `${nameOf(key)}.sent`
}

function nameOf({ userId, flatId }: DraftKey): string {
  return `domizil.flat-form.${userId}.${flatId ?? 'new'}`
}
