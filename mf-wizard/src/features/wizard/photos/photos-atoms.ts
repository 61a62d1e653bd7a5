import { type OwnFlat, removeImages, setMainImage, setSortedImages } from '@domizil/api'
import { shellAtom } from '@domizil/app-kit/atoms'
import { chooseMainImage, moveImage, removeImage, restoreImage } from '@domizil/domain'
import { atom } from 'jotai'
import { photosAtom } from '../editor-atoms.ts'
import { photoChanges, type Photo } from './photo.ts'
import { forgetStepsAtom, rememberStepAtom } from './undo-atoms.ts'

export const removePhotoAtom = atom(null, (_get, set, id: number) => {
  set(rememberStepAtom, 'removed')
  set(photosAtom, (photos) => removeImage(photos, id))
})
export const restorePhotoAtom = atom(null, (_get, set, id: number) =>
  set(photosAtom, (photos) => restoreImage(photos, id)),
)
export const chooseMainPhotoAtom = atom(null, (_get, set, id: number) => {
  set(rememberStepAtom, 'chosen')
  set(photosAtom, (photos) => chooseMainImage(photos, id))
})
/** Moves a photo to a position, counted from 0. */
export const movePhotoAtom = atom(null, (_get, set, id: number, rank: number) => {
  set(rememberStepAtom, 'moved')
  set(photosAtom, (photos: readonly Photo[]) => moveImage(photos, id, rank))
})

/** Sends the changes of the flat's saved photos. Resolves with whether there were any. */
export const savePhotosAtom = atom(null, async (get, set, { id: flatId, images }: OwnFlat) => {
  const shell = get(shellAtom)
  const { removed, sorted, main } = photoChanges(get(photosAtom), images)
  const params = { flatId }
  set(forgetStepsAtom) // what the server has removed does not come back

  if (removed.length > 0) await shell.send(removeImages, { params, query: { imageIdList: removed } })
  if (sorted.length > 0) await shell.send(setSortedImages, { params, query: { imageIdList: sorted } })
  if (main !== undefined) await shell.send(setMainImage, { params, body: { imageId: main } })

  return removed.length > 0 || sorted.length > 0 || main !== undefined
})
