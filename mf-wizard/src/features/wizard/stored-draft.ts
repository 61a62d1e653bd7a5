import type { CallInput, createFlat, editFlat, OwnFlat } from '@domizil/api'
import { clearTabStorage, readTabStorage, writeTabStorage } from '@domizil/app-kit'
import { EMPTY_FORM, FORM_FIELDS, type FlatForm, formOf } from './flat-form.ts'
import type { UnreadTexts } from './unread-texts.ts'

/** An unsaved draft, and the version of the flat it is based on. */
export interface StoredDraft {
  readonly version: number | undefined
  readonly form: FlatForm
  readonly unreadTexts: UnreadTexts
}

/** JSON has no undefined: without the names of its fields, a cleared one is not told from one that came later. */
interface Stored extends StoredDraft {
  readonly fields: readonly string[]
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
  writeTabStorage(nameOf(key), { ...draft, fields: FORM_FIELDS })
}

export function forgetForm(key: DraftKey): void {
  clearTabStorage(nameOf(key))
}

/** The stored draft of a flat; undefined if it is unreadable. */
export function readStoredDraft(key: DraftKey, flat: OwnFlat | undefined): StoredDraft | undefined {
  const { version, form, fields, unreadTexts = {} } = readTabStorage<Partial<Stored>>(nameOf(key)) ?? {}
  if (!form) return undefined
  return { version, form: { ...whole(form, unreadTexts), ...unknownTo(fields ?? [], flat) }, unreadTexts }
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

/** What an older version of this page did not know: it has not been cleared there. */
function unknownTo(fields: readonly string[], flat: OwnFlat | undefined): Partial<FlatForm> {
  return Object.fromEntries(Object.entries(formOf(flat)).filter(([name]) => !fields.includes(name)))
}

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
