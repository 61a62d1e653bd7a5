import { getFlatForEditing, type OwnFlat } from '@domizil/api'
import { isApiError, messageOf, shellAtom } from '@domizil/app-kit'
import { atom } from 'jotai'
import { today } from '@domizil/app-kit/today'
import { type FieldName, missingIn } from './fields.ts'
import { addressAfter, EMPTY_FORM, type FlatForm, formOf, saysTheSame } from './flat-form.ts'
import { type FormKey, forgetForm, keepForm, keptForm } from './kept-form.ts'
import { arePhotosChanged, type Photo, photoIssues, photosOf } from './photos/photo.ts'
import { IDLE, savingAtom } from './saving-atom.ts'

/** How the flat behind the form stands. A new one has none yet. */
export type Editor =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly flat: OwnFlat | undefined }

const LOADING: Editor = { status: 'loading' }
const NOBODY: FormKey = { userId: '', flatId: undefined }

const openedAtom = atom<Editor>(LOADING)
const keyAtom = atom(NOBODY)
const typedAtom = atom<FlatForm>(EMPTY_FORM)
const knownVersionAtom = atom<number | undefined>(undefined)
const restoredAtom = atom(false)
const shownPhotosAtom = atom<readonly Photo[]>([])
const leftAtom = atom<ReadonlySet<FieldName>>(new Set<FieldName>())

export const editorAtom = atom((get) => get(openedAtom))
export const formKeyAtom = atom((get) => get(keyAtom))
export const formAtom = atom((get) => get(typedAtom))
/** The version of the flat that the form was typed over. */
export const versionAtom = atom((get) => get(knownVersionAtom))
/** Whether the form holds what was typed in an earlier visit and never saved. */
export const isRestoredAtom = atom((get) => get(restoredAtom))

export const flatAtom = atom((get) => {
  const editor = get(openedAtom)
  return editor.status === 'ready' ? editor.flat : undefined
})

/** The flat's photos as they will be after saving. Written by what is beside them, see `photos-atoms`. */
export const photosAtom = atom(
  (get) => get(shownPhotosAtom),
  (get, set, change: (photos: readonly Photo[]) => readonly Photo[]) =>
    set(shownPhotosAtom, change(get(shownPhotosAtom))),
)

export const arePhotosChangedAtom = atom((get) =>
  arePhotosChanged(get(shownPhotosAtom), get(flatAtom)?.images ?? []),
)

export const isFormChangedAtom = atom((get) => !saysTheSame(get(typedAtom), formOf(get(flatAtom))))

/** Whether there is anything to save. */
export const isChangedAtom = atom((get) => get(isFormChangedAtom) || get(arePhotosChangedAtom))

/** What is wrong with the photos as they would be after saving. */
export const photoIssuesAtom = atom((get) => {
  const flat = get(flatAtom)
  return flat ? photoIssues(get(shownPhotosAtom), flat) : []
})

/** What the flat still misses, in all steps. */
export const missingAtom = atom((get) => [
  ...missingIn(get(typedAtom), get(flatAtom), today()),
  ...get(photoIssuesAtom),
])

/** Of that, what is shown: nobody is told of a field before they have left it. */
export const shownIssuesAtom = atom((get) => {
  const left = get(leftAtom)
  return get(missingAtom).filter(({ field }) => left.has(field))
})

/**
 * Opens the form of a flat, with what was typed and not saved before. Answers false when the flat could not be loaded
 * (specification, section 8: the edit preparation returns false on failure).
 */
export const openFlatAtom = atom(
  null,
  async (get, set, key: FormKey, signal: AbortSignal): Promise<boolean> => {
    const { flatId } = key
    const isOpen = flatId !== undefined && get(flatAtom)?.id === flatId && get(keyAtom).userId === key.userId
    set(keyAtom, key)
    if (isOpen) return true // just created: the address has followed the flat

    set(openedAtom, LOADING)
    set(savingAtom, IDLE)
    try {
      const flat = flatId === undefined ? undefined : await fetchFlat(flatId)
      if (!signal.aborted) set(showFlatAtom, flat, keptForm(key))
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

/** What is open is loaded anew when it is opened again. Photos still on their way are this flat's and nobody else's. */
export const closeFlatAtom = atom(null, (_get, set) => {
  set(openedAtom, LOADING)
  set(shownPhotosAtom, [])
})

/** A flat that was just made of what somebody typed before they logged in is theirs from now on. */
export const ownFlatAtom = atom(null, (get, set, userId: string) =>
  set(keyAtom, { userId, flatId: get(flatAtom)?.id }),
)

/** Fills the form: with the flat, or with what was kept over it. */
export const showFlatAtom = atom(
  null,
  (get, set, flat: OwnFlat | undefined, kept: ReturnType<typeof keptForm>) => {
    const isOther = flat?.id !== get(flatAtom)?.id
    set(openedAtom, { status: 'ready', flat })
    set(shownPhotosAtom, (shown) => photosOf(flat?.images ?? [], isOther ? [] : shown))
    set(typedAtom, kept?.form ?? formOf(flat))
    set(knownVersionAtom, kept ? kept.version : flat?.version)
    set(restoredAtom, kept !== undefined)
    set(leftAtom, new Set<FieldName>())
  },
)

/** Takes over somebody else's version below the form, which stays as it is. */
export const rebaseAtom = atom(null, (_get, set, flat: OwnFlat) => {
  set(openedAtom, { status: 'ready', flat })
  set(knownVersionAtom, flat.version)
})

/** A photo has arrived: it is the flat's from now on, saved or not. */
export const takeImageAtom = atom(null, (get, set, image: OwnFlat['images'][number]) => {
  const flat = get(flatAtom)
  if (flat) set(openedAtom, { status: 'ready', flat: { ...flat, images: [...flat.images, image] } })
})

export const changeAtom = atom(null, (get, set, change: Partial<FlatForm>) => {
  const form = { ...get(typedAtom), ...change }
  set(typedAtom, form)

  const key = get(keyAtom)
  if (get(isFormChangedAtom)) keepForm(key, { version: get(knownVersionAtom), form })
  else forgetForm(key)
})

export const changeAddressAtom = atom(null, (get, set, change: Partial<FlatForm['address']>) =>
  set(changeAtom, { address: addressAfter(get(typedAtom).address, change) }),
)

/** Back to what is saved. */
export const discardAtom = atom(null, (get, set) => {
  forgetForm(get(keyAtom))
  set(shownPhotosAtom, photosOf(get(flatAtom)?.images ?? [], []))
  set(showFlatAtom, get(flatAtom), undefined)
})

/** From now on these fields say what is wrong with them. */
export const leaveFieldsAtom = atom(null, (_get, set, fields: readonly FieldName[]) =>
  set(leftAtom, (left) => new Set([...left, ...fields])),
)

function failureOf(error: unknown): Editor {
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return { status: 'missing' }
  return { status: 'failed', message: messageOf(error) }
}
