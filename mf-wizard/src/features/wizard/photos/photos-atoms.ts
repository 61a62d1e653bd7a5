import { type OwnFlat, removeImages, setMainImage, setSortedImages, uploadImage } from '@domizil/api'
import {
  addImage,
  chooseMainImage,
  moveImage,
  nextTemporaryId,
  remainingImages,
  removeImage,
  replaceTemporaryId,
  restoreImage,
} from '@domizil/domain'
import { messageOf, shellAtom } from '@domizil/app-kit'
import { atom } from 'jotai'
import { flatAtom, photosAtom, addImageAtom } from '../editor-atoms.ts'
import { type Photo, photoChanges, type PhotoRefusal, type PhotoUpload, sortOut } from './photo.ts'

const refusedAtom = atom<readonly PhotoRefusal[]>([])

/** The refused files of the last choice. */
export const refusedFilesAtom = atom((get) => get(refusedAtom))
export const forgetRefusedAtom = atom(null, (_get, set) => set(refusedAtom, []))

/** The photos whose upload failed. */
export const failedImagesAtom = atom((get) =>
  get(photosAtom).filter(({ upload }) => upload?.status === 'failed'),
)

/** Whether uploads are in progress: leaving the page would abort them. */
export const isUploadingAtom = atom((get) =>
  get(photosAtom).some(({ upload }) => upload?.status === 'waiting' || upload?.status === 'running'),
)

/** Adds files as photos and uploads them sequentially. */
export const addFilesAtom = atom(null, (get, set, files: readonly File[]) => {
  const { accepted, refused } = sortOut(files, {
    count: remainingImages(get(photosAtom)).length,
    readsHeic: get(shellAtom).config.readsHeic,
  })
  set(refusedAtom, refused)

  for (const file of accepted) {
    set(photosAtom, (photos) =>
      addImage(photos, {
        id: nextTemporaryId(photos),
        mainImage: false,
        file,
        url: URL.createObjectURL(file),
        name: file.name,
        upload: { status: 'waiting', fraction: 0 },
      }),
    )
  }
  return set(sendWaitingAtom)
})

/** Retries failed uploads. */
export const retryPhotosAtom = atom(null, (_get, set, photos: readonly Photo[]) => {
  for (const { file } of photos) if (file) set(uploadAtom, file, { status: 'waiting', fraction: 0 })
  return set(sendWaitingAtom)
})

export const removePhotoAtom = atom(null, (_get, set, id: number) =>
  set(photosAtom, (photos) => removeImage(photos, id)),
)
export const restorePhotoAtom = atom(null, (_get, set, id: number) =>
  set(photosAtom, (photos) => restoreImage(photos, id)),
)
export const chooseMainPhotoAtom = atom(null, (_get, set, id: number) =>
  set(photosAtom, (photos) => chooseMainImage(photos, id)),
)
/** Moves a photo to a position, counted from 0. */
export const movePhotoAtom = atom(null, (_get, set, id: number, rank: number) =>
  set(photosAtom, (photos) => moveImage(photos, id, rank)),
)

/** Sends the changes of the flat's saved photos. Resolves with whether there were any. */
export const savePhotosAtom = atom(null, async (get, _set, { id: flatId, images }: OwnFlat) => {
  const shell = get(shellAtom)
  const { removed, sorted, main } = photoChanges(get(photosAtom), images)
  const params = { flatId }

  if (removed.length > 0) await shell.send(removeImages, { params, query: { imageIdList: removed } })
  if (sorted.length > 0) await shell.send(setSortedImages, { params, query: { imageIdList: sorted } })
  if (main !== undefined) await shell.send(setMainImage, { params, body: { imageId: main } })

  return removed.length > 0 || sorted.length > 0 || main !== undefined
})

const isSendingAtom = atom(false)

const sendWaitingAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return
  set(isSendingAtom, true)
  const next = () => get(photosAtom).find(({ upload }) => upload?.status === 'waiting')

  for (let photo = next(); photo?.file && get(flatAtom); photo = next()) await set(sendPhotoAtom, photo.file)
  set(isSendingAtom, false)
})

const sendPhotoAtom = atom(null, async (get, set, file: File) => {
  const flat = get(flatAtom)
  if (!flat) return
  const onProgress = (fraction: number) => set(uploadAtom, file, { status: 'running', fraction })
  onProgress(0)

  try {
    const image = await get(shellAtom).upload(uploadImage, { params: { flatId: flat.id } }, file, {
      onProgress,
    })
    // Another flat may have been opened meanwhile, or the photo removed.
    if (get(flatAtom)?.id !== flat.id) return
    set(addImageAtom, image)
    set(photosAtom, (photos) => arrived(photos, file, image.id, image.derivatives.medium.url))
  } catch (error) {
    set(uploadAtom, file, { status: 'failed', message: messageOf(error) })
  }
})

/** Updates the progress of an upload. A photo is identified by its file: its id changes. */
const uploadAtom = atom(null, (_get, set, file: File, upload: PhotoUpload) =>
  set(photosAtom, (photos) => photos.map((photo) => (photo.file === file ? { ...photo, upload } : photo))),
)

function arrived(photos: readonly Photo[], file: File, id: number, url: string): Photo[] {
  const sent = photos.find((photo) => photo.file === file)
  if (!sent) return [...photos, { id, mainImage: false, url, toRemove: true }] // removed during the upload
  URL.revokeObjectURL(sent.url)

  return replaceTemporaryId(photos, sent.id, id).map((photo) =>
    photo.id === id ? { ...photo, url, upload: undefined } : photo,
  )
}
