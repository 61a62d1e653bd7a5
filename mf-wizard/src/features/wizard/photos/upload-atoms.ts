import { getFlatForEditing, type OwnFlat, setSortedImages, uploadImage } from '@domizil/api'
import { isApiError, messageOf } from '@domizil/app-kit'
import { shellAtom } from '@domizil/app-kit/atoms'
import { replaceTemporaryId } from '@domizil/domain'
import { atom } from 'jotai'
import { flatAtom, photosAtom, refreshFlatAtom } from '../editor-atoms.ts'
import { isUnanswered } from '../send-flat-atoms.ts'
import type { Photo, PhotoUpload } from './photo.ts'
import { refuseFilesAtom } from './refused-atoms.ts'

/** The photos whose upload failed, and may succeed later. */
export const failedImagesAtom = atom((get) =>
  get(photosAtom).filter(({ upload }) => upload?.status === 'failed'),
)

/** Those of them that are sent again by themselves. */
export const laterImagesAtom = atom((get) =>
  get(failedImagesAtom).filter(({ upload }) => upload?.status === 'failed' && upload.isLater),
)

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

/** Two at a time: while one is on its way the server makes the sizes of the other. */
const AT_ONCE = 2

/** Sends the photos that wait. The first photo of a flat becomes its main one: it arrives before the next ones leave. */
export const sendWaitingAtom = atom(null, (get, set) => {
  const flat = get(flatAtom)
  if (!flat) return
  const next = () => get(photosAtom).find(({ upload }) => upload?.status === 'waiting')
  const limit = flat.images.length === 0 ? 1 : AT_ONCE
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

  for (let photo = next(); photo && get(sendingAtom).size < limit; photo = next())
    void set(sendInTurnAtom, photo)
  if (get(sendingAtom).size === 0) void set(endBatchAtom)
})

/** Retries failed uploads. */
export const retryPhotosAtom = atom(null, (_get, set, photos: readonly Photo[]) => {
  for (const { key } of photos) set(uploadAtom, key, { status: 'waiting', fraction: 0 })
  return set(sendWaitingAtom)
})

/** The keys of the photos whose bytes are on their way, also of those that were removed meanwhile. */
export const sendingAtom = atom<ReadonlySet<string>>(new Set<string>())

const sendInTurnAtom = atom(null, async (_get, set, photo: Photo) => {
  set(sendingAtom, (keys) => new Set([...keys, photo.key]))
  try {
    await set(sendPhotoAtom, photo)
  } finally {
    set(sendingAtom, (keys) => new Set([...keys].filter((key) => key !== photo.key)))
    set(sendWaitingAtom)
  }
})

/** The keys of the photos that were sent in one go. */
const batchAtom = atom<ReadonlySet<string>>(new Set<string>())

const endBatchAtom = atom(null, async (get, set) => {
  const flat = get(flatAtom)
  const batch = get(batchAtom)
  const sent = get(photosAtom).filter(({ key, file, unready }) => batch.has(key) && !file && !unready)
  set(batchAtom, new Set<string>())
  if (!flat || sent.length === 0) return

  if (batch.size > 1) await set(sortAsChosenAtom, flat, sent)
  await set(refreshQualityAtom, flat.id)
})

/** Photos count for the quality of the flat. */
const refreshQualityAtom = atom(null, async (get, set, id: number) => {
  try {
    const { quality } = await get(shellAtom).send(getFlatForEditing, { params: { id } })
    set(refreshFlatAtom, id, { quality })
  } catch (error) {
    messageOf(error) // the next saving brings it
  }
})

/** The server has the photos in the order in which they arrived; they belong in the one in which they were chosen. */
const sortAsChosenAtom = atom(null, async (get, set, flat: OwnFlat, chosen: readonly Photo[]) => {
  const before = flat.images.map(({ id }) => id)
  const sorted = [
    ...before.filter((id) => !chosen.some((photo) => photo.id === id)),
    ...chosen.map(({ id }) => id),
  ]
  if (sorted.join() === before.join()) return
  try {
    const images = await get(shellAtom).send(setSortedImages, {
      params: { flatId: flat.id },
      query: { imageIdList: sorted },
    })
    set(refreshFlatAtom, flat.id, { images })
  } catch (error) {
    messageOf(error) // the order is then a change to be saved
  }
})

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
    const now = get(flatAtom)
    if (now?.id !== flat.id) return
    if (get(photosAtom).some((photo) => isThereAs(photo, image.id, name)))
      set(refuseFilesAtom, [{ name, reason: 'DUPLICATE' }])
    if ('derivatives' in image) {
      set(refreshFlatAtom, flat.id, { images: withImage(now.images, image) })
      return set(photosAtom, (photos) =>
        arrived(photos, key, { id: image.id, url: image.derivatives.medium.url }),
      )
    }
    set(refreshFlatAtom, flat.id, { waitingImages: withImage(now.waitingImages, image) })
    const unready = { problem: image.problem }
    set(photosAtom, (photos) => arrived(photos, key, { id: image.id, unready, mainImage: false }))
  } catch (error) {
    const message = messageOf(error)
    if (!isFinal(error))
      return set(uploadAtom, key, { status: 'failed', message, isLater: isUnanswered(error) })
    set(photosAtom, (photos) => photos.filter((photo) => photo.key !== key))
    set(refuseFilesAtom, [{ name, reason: 'BY_SERVER', message, key }])
  }
})

/** The server answers with the image that is there for a file that it has already: an earlier answer was lost. */
function withImage<Image extends { id: number }>(images: readonly Image[], image: Image): Image[] {
  return images.some(({ id }) => id === image.id) ? [...images] : [...images, image]
}

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

/** Whether the photo has the same picture under another name. Under the same name it was sent again, and nothing is missing. */
function isThereAs(photo: Photo, id: number, name: string): boolean {
  return photo.id === id && !photo.file && !photo.toRemove && photo.name !== name
}

/** `as` is what the server has made of the photo. */
function arrived(photos: readonly Photo[], key: string, as: Partial<Photo> & { id: number }): Photo[] {
  const sent = photos.find((photo) => photo.key === key)
  // The server had the file already: it is one photo, and who sends it again wants it.
  const there = photos.find((photo) => photo.id === as.id && !photo.file)
  if (there)
    return photos
      .filter((photo) => photo !== sent)
      .map((photo) => (sent && photo === there ? { ...photo, toRemove: false } : photo))
  // Removed during the upload.
  if (!sent) return [...photos, { key, mainImage: false, url: '', ...as, toRemove: true }]

  return replaceTemporaryId(photos, sent.id, as.id).map((photo) =>
    photo.key === key ? { ...photo, ...as, upload: undefined } : photo,
  )
}
