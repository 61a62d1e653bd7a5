import type { CallInput, createFlat, editFlat } from '@domizil/api'
import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'
import { EMPTY_FORM, type FlatForm } from './flat-form.ts'
import type { UnreadTexts } from './unread-texts.ts'

/** An unsaved draft, and the version of the flat it is based on. */
export interface StoredDraft {
  readonly version: number | undefined
  readonly form: FlatForm
  readonly unreadTexts: UnreadTexts
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
  const { version, form, unreadTexts = {} } = readTabStorage<Partial<StoredDraft>>(nameOf(key)) ?? {}
  return form && { version, form: whole(form, unreadTexts), unreadTexts }
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
function whole(form: Partial<FlatForm>, unreadTexts: UnreadTexts): FlatForm {
  const energyCertificate = form.energyCertificate ?? EMPTY_FORM.energyCertificate

  return {
    ...EMPTY_FORM,
    ...withNaN(form, unreadTexts),
    address: { ...EMPTY_FORM.address, ...form.address },
    rooms: { ...EMPTY_FORM.rooms, ...form.rooms },
    energyCertificate: withNaN(energyCertificate, unreadTexts, 'energyCertificate.'),
  }
}

/** JSON stores NaN as null: it is NaN again where its text is known. */
function withNaN<T extends object>(values: T, unreadTexts: UnreadTexts, prefix = ''): T {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value !== null) return [[name, value]]
      return `${prefix}${name}` in unreadTexts ? [[name, Number.NaN]] : []
    }),
  ) as T
}

function unansweredNameOf(key: DraftKey): string {
  return `${nameOf(key)}.sent`
}

function nameOf({ userId, flatId }: DraftKey): string {
  return `domizil.flat-form.${userId}.${flatId ?? 'new'}`
}
