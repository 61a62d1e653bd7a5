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
import { addressMessagesAtom, adviseOnAddressAtom } from '../address-atoms.ts'
import type { FieldName } from '../fields.ts'
import type { DraftKey } from '../stored-draft.ts'
import {
  addFilesAtom,
  inspectedFilesAtom,
  inspectionAtom,
  leavePhotosAtom,
} from '../photos/add-files-atoms.ts'
import { withFileUrl } from '../photos/file-url.ts'
import { refusedFilesAtom } from '../photos/refused-atoms.ts'
import { sendWaitingAtom } from '../photos/upload-atoms.ts'
import { saveAtom } from '../save-atoms.ts'
import { FIRST_PHOTOS, readStoredPhotos, storePhotos } from '../photos/stored-photos.ts'

/** The steps before an account is required: address, price, photos. */
export const PRE_STEPS = [1, 2, 3] as const
export type PreStep = (typeof PRE_STEPS)[number]

/** The key of a draft without an owner. */
const ANONYMOUS: DraftKey = { userId: '', flatId: undefined }

/** Opens the form with the stored draft and photos. */
export const openPreFlatAtom = atom(null, async (get, set, signal: AbortSignal) => {
  await set(openFlatAtom, ANONYMOUS, signal)
  void set(adviseOnAddressAtom)
  const files = await readStoredPhotos(FIRST_PHOTOS)
  if (!signal.aborted && get(photosAtom).length === 0) set(addFilesAtom, files)
})

/** Closes the form: the photos belong to a created flat, otherwise they stay stored. */
export const leavePreFlatAtom = atom(null, (get, set) => {
  if (get(flatAtom)) return
  set(photosAtom, () => [])
  set(leavePhotosAtom)
})

/** Stores the chosen files while there is no flat to upload them to. */
export const storePhotosAtom = atom(null, (get, _set, files: readonly File[]) =>
  storePhotos(FIRST_PHOTOS, get(flatAtom) ? [] : files),
)

/** Whether a step is complete: resolves with its first invalid field, whose message is displayed from now on. */
export const checkPreStepAtom = atom(
  null,
  async (get, set, step: PreStep): Promise<FieldName | undefined> => {
    const missing = get(missingAtom)
      .map(({ field }) => field)
      .filter((field) => preStepOf(field) === step)
    set(touchFieldsAtom, missing)
    if (missing.length > 0 || step !== 1) return missing[0]

    return (await set(adviseOnAddressAtom)) ? undefined : get(addressMessagesAtom)[0]?.field
  },
)

/** The steps that are complete, as far as that is known. */
export const completePreStepsAtom = atom((get): ReadonlySet<PreStep> => {
  const open = new Set(get(missingAtom).map(({ field }) => preStepOf(field)))
  if (get(addressMessagesAtom).length > 0) open.add(1)
  const isUncertain = get(inspectedFilesAtom).length > 0 || get(refusedFilesAtom).length > 0
  if (get(photosAtom).length === 0 || isUncertain) open.add(3)

  return new Set(PRE_STEPS.filter((step) => !open.has(step)))
})

/** Creates a flat from the draft and uploads its photos. Resolves with the flat, undefined if it was refused. */
export const createDraftAtom = atom(null, async (get, set, userId: string): Promise<OwnFlat | undefined> => {
  await get(inspectionAtom)
  const photos = get(photosAtom)
  const flat = await set(saveAtom)
  if (!flat) return undefined

  set(ownFlatAtom, userId)
  await storePhotos(FIRST_PHOTOS, [])
  set(photosAtom, () => photos.map(withFileUrl)) // the form of the flat has begun without them
  set(sendWaitingAtom)
  return flat
})

/** The step of a field; undefined for fields of the later form. */
export function preStepOf(field: FieldName): PreStep | undefined {
  if (field.startsWith('address.')) return 1
  return field === 'pricePerMonth' ? 2 : undefined
}
