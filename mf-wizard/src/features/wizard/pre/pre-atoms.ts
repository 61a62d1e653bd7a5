import { atom } from 'jotai'
import type { OwnFlat } from '@domizil/api'
import {
  flatAtom,
  leaveFieldsAtom,
  missingAtom,
  openFlatAtom,
  ownFlatAtom,
  photosAtom,
} from '../editor-atoms.ts'
import type { FieldName } from '../fields.ts'
import type { FormKey } from '../kept-form.ts'
import type { Photo } from '../photos/photo.ts'
import { addFilesAtom } from '../photos/photos-atoms.ts'
import { saveAtom } from '../save-atoms.ts'
import { keepPhotos, keptPhotos } from './kept-photos.ts'

/** The steps before an account is needed: the place, the price, the photos. */
export const PRE_STEPS = [1, 2, 3] as const
export type PreStep = (typeof PRE_STEPS)[number]

/** What is typed before logging in is nobody's yet. */
const NOBODYS: FormKey = { userId: '', flatId: undefined }

/** Opens the form with what was typed and chosen here before. */
export const openPreFlatAtom = atom(null, async (get, set, signal: AbortSignal) => {
  await set(openFlatAtom, NOBODYS, signal)
  const files = await keptPhotos()
  if (!signal.aborted && get(photosAtom).length === 0) await set(addFilesAtom, files)
})

/** The page is left: a flat that was made of it has taken the photos along, else they stay where they are kept. */
export const leavePreFlatAtom = atom(null, (get, set) => {
  if (!get(flatAtom)) set(photosAtom, () => [])
})

/** Keeps the photos as long as there is no flat to send them to. */
export const keepPhotosAtom = atom(null, (get, _set, photos: readonly Photo[]) =>
  keepPhotos(get(flatAtom) ? [] : filesIn(photos)),
)

/** Whether a step is complete. If not, its fields say what is missing from now on. */
export const checkPreStepAtom = atom(null, (get, set, step: PreStep): FieldName | undefined => {
  const missing = get(missingAtom)
    .map(({ field }) => field)
    .filter((field) => preStepOf(field) === step)
  set(leaveFieldsAtom, missing)

  return missing[0]
})

/** Makes a draft of what was typed, whose photos are then sent. Answers the flat, nothing when it was refused. */
export const createDraftAtom = atom(null, async (get, set, userId: string): Promise<OwnFlat | undefined> => {
  const files = filesIn(get(photosAtom))
  const flat = await set(saveAtom)
  if (!flat) return undefined

  set(ownFlatAtom, userId)
  await keepPhotos([])
  void set(addFilesAtom, files)
  return flat
})

/** The step in which a field stands here; none for what is asked later. */
export function preStepOf(field: FieldName): PreStep | undefined {
  if (field === 'address.latitude') return undefined
  if (field.startsWith('address.')) return 1
  return field === 'pricePerMonth' ? 2 : undefined
}

function filesIn(photos: readonly Photo[]): File[] {
  return photos.flatMap(({ file }) => file ?? [])
}
