import { atom } from 'jotai'
import type { OwnFlat } from '@domizil/api'
import {
  flatAtom,
  touchFieldsAtom,
  missingAtom,
  openFlatAtom,
  ownFlatAtom,
  photosAtom,
} from '../editor-atoms.ts'
import type { FieldName } from '../fields.ts'
import type { DraftKey } from '../stored-draft.ts'
import type { Photo } from '../photos/photo.ts'
import { addFilesAtom } from '../photos/photos-atoms.ts'
import { saveAtom } from '../save-atoms.ts'
import { storePhotos, readStoredPhotos } from './stored-photos.ts'

/** The steps before an account is required: address, price, photos. */
export const PRE_STEPS = [1, 2, 3] as const
export type PreStep = (typeof PRE_STEPS)[number]

/** The key of a draft without an owner. */
const ANONYMOUS: DraftKey = { userId: '', flatId: undefined }

/** Opens the form with the stored draft and photos. */
export const openPreFlatAtom = atom(null, async (get, set, signal: AbortSignal) => {
  await set(openFlatAtom, ANONYMOUS, signal)
  const files = await readStoredPhotos()
  if (!signal.aborted && get(photosAtom).length === 0) await set(addFilesAtom, files)
})

/** Closes the form: the photos belong to a created flat, otherwise they stay stored. */
export const leavePreFlatAtom = atom(null, (get, set) => {
  if (!get(flatAtom)) set(photosAtom, () => [])
})

/** Stores the photos while there is no flat to upload them to. */
export const storePhotosAtom = atom(null, (get, _set, photos: readonly Photo[]) =>
  storePhotos(get(flatAtom) ? [] : filesIn(photos)),
)

/** Whether a step is complete: resolves with its first invalid field, whose message is displayed from now on. */
export const checkPreStepAtom = atom(null, (get, set, step: PreStep): FieldName | undefined => {
  const missing = get(missingAtom)
    .map(({ field }) => field)
    .filter((field) => preStepOf(field) === step)
  set(touchFieldsAtom, missing)

  return missing[0]
})

/** Creates a flat from the draft and uploads its photos. Resolves with the flat, undefined if it was refused. */
export const createDraftAtom = atom(null, async (get, set, userId: string): Promise<OwnFlat | undefined> => {
  const files = filesIn(get(photosAtom))
  const flat = await set(saveAtom)
  if (!flat) return undefined

  set(ownFlatAtom, userId)
  await storePhotos([])
  void set(addFilesAtom, files)
  return flat
})

/** The step of a field; undefined for fields of the later form. */
export function preStepOf(field: FieldName): PreStep | undefined {
  if (field === 'address.latitude') return undefined
  if (field.startsWith('address.')) return 1
  return field === 'pricePerMonth' ? 2 : undefined
}

function filesIn(photos: readonly Photo[]): File[] {
  return photos.flatMap(({ file }) => file ?? [])
}
