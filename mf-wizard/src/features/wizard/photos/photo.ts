import type { OwnFlat, WaitingImage } from '@domizil/api'
import {
  type EditableImage,
  type FlatStatus,
  issuesOnRemovingImages,
  remainingImages,
  withMainImage,
} from '@domizil/domain'
import type { FieldIssue } from '../fields.ts'
import type { PhotoHint } from './inspect-photo.ts'

type ServerImage = OwnFlat['images'][number]
type ServerPhotos = Pick<OwnFlat, 'images' | 'waitingImages'>

/** A photo of the flat: saved, or being uploaded. */
export interface Photo extends EditableImage {
  /** Stays the same when an upload replaces the id. */
  readonly key: string
  /** Of an unsaved photo. */
  readonly file?: File | undefined
  /** The URL of the picture. */
  readonly url: string
  /** The name of its file, where that is known. */
  readonly name?: string | undefined
  /** Of a photo that was chosen on this page: tells its file from others. */
  readonly fingerprint?: string | undefined
  /** Of a photo that was chosen on this page. */
  readonly hints?: readonly PhotoHint[] | undefined
  readonly upload?: PhotoUpload | undefined
  /** Of a photo that the server has and is not ready: it has no place, and cannot be the main one. */
  readonly unready?: Pick<WaitingImage, 'problem'> | undefined
}

export type PhotoUpload =
  /** `fraction` is 0 to 1. */
  | { readonly status: 'waiting' | 'running'; readonly fraction: number }
  /** `isLater`: it may succeed once the connection is back, and is tried again by itself. */
  | { readonly status: 'failed'; readonly message: string; readonly isLater: boolean }

/** What a message says of the name of a photo's file, where that is known. */
export function namesOf({ name }: Photo) {
  return { named: String(name !== undefined), name }
}

/** The photos of a saved flat, followed by those that are not ready and the unsaved ones of `shown`. */
export function photosOf(
  { images = [], waitingImages = [] }: Partial<ServerPhotos> = {},
  shown: readonly Photo[] = [],
): Photo[] {
  const unsaved = shown.filter(({ file }) => file)
  const known = new Map(shown.filter(({ file }) => !file).map((photo) => [photo.id, photo]))

  return withMainPhoto([
    ...images.map((image) => savedPhoto(image, known.get(image.id))),
    ...waitingImages.map((image) => unreadyPhoto(image, known.get(image.id))),
    ...unsaved,
  ])
}

/** The photos that are ready by now, each in its place, and what the others lack. One that was removed elsewhere is gone. */
export function preparedPhotos(
  { images, waitingImages }: ServerPhotos,
  shown: readonly Photo[],
): readonly Photo[] {
  const prepared = (photo: Photo): Photo[] => {
    const [image, waiting] = [images.find(isSame), waitingImages.find(isSame)]
    if (image) return [{ ...savedPhoto(image, photo), toRemove: photo.toRemove ?? false }]
    return waiting ? [{ ...photo, unready: { problem: waiting.problem } }] : []

    function isSame({ id }: { id: number }): boolean {
      return id === photo.id
    }
  }
  return shown.flatMap((photo) => (photo.unready ? prepared(photo) : [photo]))
}

/** One that is not ready is not the main photo as long as there is another. */
function withMainPhoto(photos: readonly Photo[]): Photo[] {
  const ready = withMainImage(photos.filter(({ unready }) => !unready))
  return photos.map((photo) => ready.find(({ key }) => key === photo.key) ?? photo)
}

function unreadyPhoto({ id, fileName, problem }: WaitingImage, known: Photo | undefined): Photo {
  const { key = `image-${id}`, url = '', name = fileName ?? undefined, fingerprint, hints } = known ?? {}
  return { key, id, mainImage: false, url, name, fingerprint, hints, unready: { problem } }
}

/** `known` is the same photo as it was shown before: what only this page knows of it stays. */
function savedPhoto({ id, mainImage, derivatives, fileName }: ServerImage, known: Photo | undefined): Photo {
  const { key = `image-${id}`, name = fileName ?? undefined, fingerprint, hints } = known ?? {}
  return { key, id, mainImage, url: derivatives.medium.url, name, fingerprint, hints }
}

/** The changes of saved photos to send. Empty without changes. */
export function photoChanges(photos: readonly Photo[], images: readonly ServerImage[]) {
  const saved = photos.filter(({ file }) => !file)
  const staying = remainingImages(saved.filter(({ unready }) => !unready)).map(({ id }) => id)
  const before = images.map(({ id }) => id).filter((id) => staying.includes(id))
  const main = saved.find(({ mainImage, unready }) => mainImage && !unready)?.id
  const mainBefore = images.find(({ mainImage }) => mainImage)?.id

  return {
    removed: saved.filter(({ toRemove }) => toRemove).map(({ id }) => id),
    sorted: staying.join() === before.join() ? [] : staying,
    main: main === mainBefore ? undefined : main,
  }
}

export function arePhotosChanged(photos: readonly Photo[], images: readonly ServerImage[]): boolean {
  const { removed, sorted, main } = photoChanges(photos, images)
  return removed.length > 0 || sorted.length > 0 || main !== undefined
}

/** The issues of the photos: a flat that is or may become public keeps the required number. */
export function photoIssues(photos: readonly Photo[], { status, images }: OwnFlat): FieldIssue[] {
  const left = remainingOf(photos, images)

  return left < images.length ? photoCountIssues(status, left) : []
}

/** What is missing for publishing, once the changes are saved. */
export function photosMissing(photos: readonly Photo[], { images }: OwnFlat): FieldIssue[] {
  return photoCountIssues('ACTIVE', remainingOf(photos, images))
}

/** How many pictures stay once the changes are saved. */
function remainingOf(photos: readonly Photo[], images: readonly ServerImage[]): number {
  const { removed } = photoChanges(photos, images)
  return images.filter(({ id }) => !removed.includes(id)).length
}

function photoCountIssues(status: FlatStatus, left: number): FieldIssue[] {
  return issuesOnRemovingImages(status, left).map((issue) => ({ ...issue, field: 'images' }))
}
