import { uploadImage } from '@domizil/api'
import { isApiError, messageOf, shellAtom } from '@domizil/app-kit'
import { replaceTemporaryId } from '@domizil/domain'
import { atom } from 'jotai'
import { addImageAtom, flatAtom, photosAtom } from '../editor-atoms.ts'
import type { Photo, PhotoUpload } from './photo.ts'
import { refuseFilesAtom } from './refused-atoms.ts'

/** The photos whose upload failed, and may succeed later. */
export const failedImagesAtom = atom((get) =>
  get(photosAtom).filter(({ upload }) => upload?.status === 'failed'),
)

/** Whether uploads are in progress: leaving the page would abort them. */
export const isUploadingAtom = atom((get) => get(photosAtom).some(isOnItsWay))

/** The photos that are on their way in one go, and how much of them was sent, 0 to 1; undefined without any. */
export const uploadProgressAtom = atom((get) => {
  const batch = get(photosAtom).filter(({ key }) => get(batchAtom).has(key))
  if (!batch.some(isOnItsWay)) return undefined

  const sent = batch.reduce((sum, { upload }) => sum + (upload ? fractionOf(upload) : 1), 0)
  return {
    count: batch.length,
    done: batch.filter(({ upload }) => !upload).length,
    fraction: sent / batch.length,
  }
})

/** Sends all photos that wait, one after another. */
export const sendWaitingAtom = atom(null, async (get, set) => {
  const next = () => get(photosAtom).find(({ upload }) => upload?.status === 'waiting')
  set(
    batchAtom,
    (keys) =>
      new Set([
        ...keys,
        ...get(photosAtom)
          .filter(isOnItsWay)
          .map(({ key }) => key),
      ]),
  )
  if (get(isSendingAtom)) return

  set(isSendingAtom, true)
  for (let photo = next(); photo && get(flatAtom); photo = next()) await set(sendPhotoAtom, photo)
  set(isSendingAtom, false)
  set(batchAtom, new Set<string>())
})

/** Retries failed uploads. */
export const retryPhotosAtom = atom(null, (_get, set, photos: readonly Photo[]) => {
  for (const { key } of photos) set(uploadAtom, key, { status: 'waiting', fraction: 0 })
  return set(sendWaitingAtom)
})

const isSendingAtom = atom(false)
const batchAtom = atom<ReadonlySet<string>>(new Set<string>())

const sendPhotoAtom = atom(null, async (get, set, { key, file, name = '' }: Photo) => {
  const flat = get(flatAtom)
  if (!flat || !file) return
  const onProgress = (fraction: number) => set(uploadAtom, key, { status: 'running', fraction })
  onProgress(0)

  try {
    const image = await get(shellAtom).upload(uploadImage, { params: { flatId: flat.id } }, file, {
      onProgress,
    })
    // Another flat may have been opened meanwhile, or the photo removed.
    if (get(flatAtom)?.id !== flat.id) return
    set(addImageAtom, image)
    set(photosAtom, (photos) => arrived(photos, key, image.id, image.derivatives.medium.url))
  } catch (error) {
    const message = messageOf(error)
    if (!isFinal(error)) return set(uploadAtom, key, { status: 'failed', message })
    set(photosAtom, (photos) => photos.filter((photo) => photo.key !== key))
    set(refuseFilesAtom, [{ name, reason: 'BY_SERVER', message }])
  }
})

/** Updates the progress of an upload. */
const uploadAtom = atom(null, (_get, set, key: string, upload: PhotoUpload) =>
  set(photosAtom, (photos) => photos.map((photo) => (photo.key === key ? { ...photo, upload } : photo))),
)

/** What the server says of the file itself it says again: too large, unreadable, too small, one too many. */
function isFinal(error: unknown): boolean {
  return isApiError(error) && [409, 413, 415, 422].includes(error.status ?? 0)
}

function isOnItsWay({ upload }: Photo): boolean {
  return upload?.status === 'waiting' || upload?.status === 'running'
}

function fractionOf(upload: PhotoUpload): number {
  return upload.status === 'failed' ? 0 : upload.fraction
}

function arrived(photos: readonly Photo[], key: string, id: number, url: string): Photo[] {
  const sent = photos.find((photo) => photo.key === key)
  if (!sent) return [...photos, { key, id, mainImage: false, url, toRemove: true }] // removed during the upload

  return replaceTemporaryId(photos, sent.id, id).map((photo) =>
    photo.key === key ? { ...photo, url, upload: undefined } : photo,
  )
}
