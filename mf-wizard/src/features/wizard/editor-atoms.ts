import { getFlatForEditing, type OwnFlat } from '@domizil/api'
import { isApiError, messageOf } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { atom } from 'jotai'
import { today } from '@domizil/app-kit/today'
import { type FieldName, missingIn } from './fields.ts'
import { addressAfter, changesOf, EMPTY_FORM, type FlatForm, formOf, isAddressSaved } from './flat-form.ts'
import { type DraftKey, forgetForm, storeDraft, readStoredDraft } from './stored-draft.ts'
import { arePhotosChanged, type Photo, photoIssues, photosMissing, photosOf } from './photos/photo.ts'
import { shownPhotosAtom } from './photos/shown-photos-atom.ts'
import { IDLE, savingAtom } from './saving-atom.ts'
import { unreadTextsAtom } from './unread-texts.ts'

/** The loading state of the flat behind the form. A new flat has none yet. */
export type Editor =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly flat: OwnFlat | undefined }

const LOADING: Editor = { status: 'loading' }
const NOBODY: DraftKey = { userId: '', flatId: undefined }

const openedAtom = atom<Editor>(LOADING)
const keyAtom = atom(NOBODY)
const typedAtom = atom<FlatForm>(EMPTY_FORM)
const knownVersionAtom = atom<number | undefined>(undefined)
const restoredAtom = atom(false)
const touchedAtom = atom<ReadonlySet<FieldName>>(new Set<FieldName>())

export const editorAtom = atom((get) => get(openedAtom))
export const formKeyAtom = atom((get) => get(keyAtom))
export const formAtom = atom((get) => get(typedAtom))
/** The version of the flat that the form is based on. */
export const versionAtom = atom((get) => get(knownVersionAtom))
/** Whether the form was restored from an unsaved earlier visit. */
export const isRestoredAtom = atom((get) => get(restoredAtom))

export const flatAtom = atom((get) => {
  const editor = get(openedAtom)
  return editor.status === 'ready' ? editor.flat : undefined
})

/** The flat's photos as they will be after saving. Written by `photos-atoms`. */
export const photosAtom = atom(
  (get) => get(shownPhotosAtom),
  (get, set, change: (photos: readonly Photo[]) => readonly Photo[]) => set(shownPhotosAtom, change),
)

export const arePhotosChangedAtom = atom((get) =>
  arePhotosChanged(get(shownPhotosAtom), get(flatAtom)?.images ?? []),
)

/** Whether saving would send something: spaces at the end of a text are no change. */
export const isFormChangedAtom = atom((get) => {
  const [form, flat] = [get(typedAtom), get(flatAtom)]
  return Object.keys(changesOf(form, flat)).length > 0 || !isAddressSaved(form, flat)
})

/** Whether there are unsaved changes. */
export const isChangedAtom = atom((get) => get(isFormChangedAtom) || get(arePhotosChangedAtom))

/** The issues of the photos as they would be after saving. */
export const photoIssuesAtom = atom((get) => {
  const flat = get(flatAtom)
  return flat ? photoIssues(get(shownPhotosAtom), flat) : []
})

const missingFieldsAtom = atom((get) => missingIn(get(typedAtom), get(flatAtom), today()))

/** The missing fields of the flat, in all steps. */
export const missingAtom = atom((get) => [...get(missingFieldsAtom), ...get(photoIssuesAtom)])

/** What a flat lacks for publication, in all steps. */
export const missingForPublicationAtom = atom((get) => {
  const flat = get(flatAtom)
  const fields = get(missingFieldsAtom)

  return flat ? [...fields, ...photosMissing(get(shownPhotosAtom), flat)] : fields
})

/** The issues that are displayed: a field shows its issue once it has been touched. */
export const shownIssuesAtom = atom((get) => {
  const touched = get(touchedAtom)
  return get(missingAtom).filter(({ field }) => touched.has(field))
})

/**
 * Opens the form of a flat, with unsaved changes of an earlier visit. Resolves false if the flat could not be loaded
 * (specification, section 8: the edit preparation returns false on failure).
 */
export const openFlatAtom = atom(
  null,
  async (get, set, key: DraftKey, signal: AbortSignal): Promise<boolean> => {
    const { flatId } = key
    const isOpen = flatId !== undefined && get(flatAtom)?.id === flatId && get(keyAtom).userId === key.userId
    set(keyAtom, key)
    if (isOpen) return true // just created: the URL has changed to the flat's

    set(openedAtom, LOADING)
    set(savingAtom, IDLE)
    try {
      const flat = flatId === undefined ? undefined : await fetchFlat(flatId)
      if (!signal.aborted) set(showFlatAtom, flat, readStoredDraft(key, flat))
      return true
    } catch (error) {
      if (!signal.aborted) set(openedAtom, failureOf(error))
      return false
    }

    function fetchFlat(id: number): Promise<OwnFlat> {
      return get(shellAtom).send(getFlatForEditing, { params: { id } }, { signal })
    }
  },
)

/** An open flat is reloaded when it is opened again. Pending uploads still belong to this flat. */
export const closeFlatAtom = atom(null, (_get, set) => {
  set(openedAtom, LOADING)
  set(shownPhotosAtom, () => [])
})

/** Assigns a flat that was created from an anonymous draft to the user who has signed in. */
export const ownFlatAtom = atom(null, (get, set, userId: string) =>
  set(keyAtom, { userId, flatId: get(flatAtom)?.id }),
)

/** Fills the form with the flat, or with its unsaved draft. */
export const showFlatAtom = atom(
  null,
  (get, set, flat: OwnFlat | undefined, stored: ReturnType<typeof readStoredDraft>) => {
    const isOther = flat?.id !== get(flatAtom)?.id
    set(openedAtom, { status: 'ready', flat })
    set(shownPhotosAtom, (shown) => photosOf(flat, isOther ? [] : shown))
    set(typedAtom, stored?.form ?? formOf(flat))
    set(knownVersionAtom, stored ? stored.version : flat?.version)
    set(restoredAtom, stored !== undefined)
    set(unreadTextsAtom, stored?.unreadTexts ?? {})
    set(touchedAtom, new Set(Object.keys(stored?.unreadTexts ?? {}) as FieldName[]))
  },
)

/** Replaces the base version by the one saved elsewhere; the form is not changed. */
export const rebaseAtom = atom(null, (_get, set, flat: OwnFlat) => {
  set(openedAtom, { status: 'ready', flat })
  set(knownVersionAtom, flat.version)
})

/** Takes photos or the quality of the flat as the server has them now: the form and its version are not changed. */
export const refreshFlatAtom = atom(
  null,
  (get, set, id: number, change: Partial<Pick<OwnFlat, 'images' | 'waitingImages' | 'quality'>>) => {
    const flat = get(flatAtom)
    if (flat?.id === id) set(openedAtom, { status: 'ready', flat: { ...flat, ...change } })
  },
)

export const changeAtom = atom(null, (get, set, change: Partial<FlatForm>) => {
  const form = { ...get(typedAtom), ...change }
  set(typedAtom, form)

  set(keepFormAtom)
})

/** Stores what is typed and not saved in this tab. */
export const keepFormAtom = atom(null, (get) => {
  const draft = { version: get(knownVersionAtom), form: get(typedAtom), unreadTexts: get(unreadTextsAtom) }

  if (get(isFormChangedAtom)) storeDraft(get(keyAtom), draft)
  else forgetForm(get(keyAtom))
})

export const changeAddressAtom = atom(null, (get, set, change: Partial<FlatForm['address']>) =>
  set(changeAtom, { address: addressAfter(get(typedAtom).address, change) }),
)

/** Discards all unsaved changes. */
export const discardAtom = atom(null, (get, set) => {
  forgetForm(get(keyAtom))
  set(shownPhotosAtom, () => photosOf(get(flatAtom)))
  set(showFlatAtom, get(flatAtom), undefined)
})

/** Marks fields as touched: they display their issues from now on. */
export const touchFieldsAtom = atom(null, (_get, set, fields: readonly FieldName[]) =>
  set(touchedAtom, (touched) => new Set([...touched, ...fields])),
)

function failureOf(error: unknown): Editor {
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return { status: 'missing' }
  return { status: 'failed', message: messageOf(error) }
}
