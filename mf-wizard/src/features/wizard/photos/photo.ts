import type { OwnFlat } from '@domizil/api'
import {
  type EditableImage,
  issuesOnRemovingImages,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  remainingImages,
  withMainImage,
} from '@domizil/domain'
import type { FieldIssue } from '../fields.ts'

type ServerImage = OwnFlat['images'][number]

/** A photo of the flat: saved, or on its way to the server. */
export interface Photo extends EditableImage {
  /** Of one that is not saved yet. */
  readonly file?: File | undefined
  /** Where it can be seen. */
  readonly url: string
  /** As its owner knows it; a saved one has none. */
  readonly name?: string
  readonly upload?: PhotoUpload | undefined
}

export type PhotoUpload =
  /** `fraction` is 0 to 1. */
  | { readonly status: 'waiting' | 'running'; readonly fraction: number }
  | { readonly status: 'failed'; readonly message: string }

/** The photos of a saved flat, and after them those of `shown` that are not saved yet. */
export function photosOf(images: readonly ServerImage[], shown: readonly Photo[]): Photo[] {
  const unsaved = shown.filter(({ file }) => file)

  return withMainImage([...images.map(savedPhoto), ...unsaved])
}

export function savedPhoto({ id, mainImage, derivatives }: ServerImage): Photo {
  return { id, mainImage, url: derivatives.medium.url }
}

/** What the server has to be told of the saved photos. Empty where nothing has changed. */
export function photoChanges(photos: readonly Photo[], images: readonly ServerImage[]) {
  const saved = photos.filter(({ file }) => !file)
  const staying = remainingImages(saved).map(({ id }) => id)
  const before = images.map(({ id }) => id).filter((id) => staying.includes(id))
  const main = saved.find(({ mainImage }) => mainImage)?.id
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

/** What keeps the photos from being saved: what is or may become public keeps enough of those it has. */
export function photoIssues(photos: readonly Photo[], { status, images }: OwnFlat): FieldIssue[] {
  const { removed } = photoChanges(photos, images)
  const issues = removed.length > 0 ? issuesOnRemovingImages(status, images.length - removed.length) : []

  return issues.map((issue) => ({ ...issue, field: 'images' }))
}

export type PhotoRefusal =
  | { readonly name: string; readonly reason: 'TOO_BIG'; readonly bytes: number }
  | { readonly name: string; readonly reason: 'WRONG_TYPE' | 'TOO_MANY' }

const TYPES = /^image\/(jpeg|png|webp|heic|heif)$/
const ENDINGS = /\.(jpe?g|png|webp|hei[cf])$/i

/** What file choosers offer. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Which files can become photos, and why the others cannot. One that cannot keeps none of the others back. */
export function sortOut(files: readonly File[], count: number) {
  const accepted: File[] = []
  const refused: PhotoRefusal[] = []

  for (const file of files) {
    const refusal = refusalOf(file, count + accepted.length)
    if (refusal) refused.push(refusal)
    else accepted.push(file)
  }
  return { accepted, refused }
}

function refusalOf({ name, type, size }: File, count: number): PhotoRefusal | undefined {
  // Some systems do not know HEIC and name no type.
  if (!TYPES.test(type) && !(type === '' && ENDINGS.test(name))) return { name, reason: 'WRONG_TYPE' }
  if (size > MAX_IMAGE_BYTES) return { name, reason: 'TOO_BIG', bytes: size }
  return count >= MAX_IMAGES ? { name, reason: 'TOO_MANY' } : undefined
}
