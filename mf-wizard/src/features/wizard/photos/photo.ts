import type { OwnFlat } from '@domizil/api'
import {
  type EditableImage,
  type FlatStatus,
  issuesOnRemovingImages,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  remainingImages,
  withMainImage,
} from '@domizil/domain'
import type { FieldIssue } from '../fields.ts'
import type { ContentRefusal, PhotoHint } from './inspect-photo.ts'

type ServerImage = OwnFlat['images'][number]

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
}

export type PhotoUpload =
  /** `fraction` is 0 to 1. */
  | { readonly status: 'waiting' | 'running'; readonly fraction: number }
  | { readonly status: 'failed'; readonly message: string }

/** What a message says of the name of a photo's file, where that is known. */
export function namesOf({ name }: Photo) {
  return { named: String(name !== undefined), name }
}

/** The photos of a saved flat, followed by the unsaved ones of `shown`. */
export function photosOf(images: readonly ServerImage[], shown: readonly Photo[]): Photo[] {
  const unsaved = shown.filter(({ file }) => file)
  const known = new Map(shown.filter(({ file }) => !file).map((photo) => [photo.id, photo]))

  return withMainImage([...images.map((image) => savedPhoto(image, known.get(image.id))), ...unsaved])
}

/** `known` is the same photo as it was shown before: what only this page knows of it stays. */
function savedPhoto({ id, mainImage, derivatives, fileName }: ServerImage, known: Photo | undefined): Photo {
  const { key = `image-${id}`, name = fileName ?? undefined, fingerprint, hints } = known ?? {}
  return { key, id, mainImage, url: derivatives.medium.url, name, fingerprint, hints }
}

/** The changes of saved photos to send. Empty without changes. */
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

/** The issues of the photos: a flat that is or may become public keeps the required number. */
export function photoIssues(photos: readonly Photo[], { status, images }: OwnFlat): FieldIssue[] {
  const { removed } = photoChanges(photos, images)

  return removed.length > 0 ? photoCountIssues(status, images.length - removed.length) : []
}

/** What is missing for publishing, once the changes are saved. */
export function photosMissing(photos: readonly Photo[], { images }: OwnFlat): FieldIssue[] {
  const left = images.length - photoChanges(photos, images).removed.length

  return photoCountIssues('ACTIVE', left)
}

function photoCountIssues(status: FlatStatus, left: number): FieldIssue[] {
  return issuesOnRemovingImages(status, left).map((issue) => ({ ...issue, field: 'images' }))
}

/** A file that can never become a photo of this flat. */
export type PhotoRefusal = { readonly name: string } & (
  | { readonly reason: 'TOO_BIG'; readonly bytes: number }
  | { readonly reason: ContentRefusal | 'DUPLICATE' | 'EMPTY' | 'TOO_MANY' }
  /** In the server's words. */
  | { readonly reason: 'BY_SERVER'; readonly message: string }
) & {
    /** Of a file that was shown as a photo before. */
    readonly key?: string
  }

const TYPES = /^image\/(jpeg|png|webp)$/
const HEIC_TYPES = /^image\/hei[cf]$/
const HEIC_ENDINGS = /\.hei[cf]$/i
const ENDINGS = /\.(jpe?g|png|webp)$/i
const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** The types in file choosers. Where HEIC is not among them iPhones send JPEG by themselves. */
export function acceptedTypes(readsHeic: boolean): string {
  return readsHeic ? `${ACCEPTED},image/heic,image/heif,.heic,.heif` : ACCEPTED
}

/** Tells a file from others without reading it. */
export function fingerprintOf({ name, size, lastModified }: File): string {
  return [name, size, lastModified].join('/')
}

/** How many photos there are already and which, and whether the server reads HEIC. */
interface Sorting {
  readonly count: number
  /** By their fingerprints. */
  readonly known?: ReadonlySet<string | undefined>
  readonly readsHeic: boolean
}

/** Separates acceptable files from refused ones, with the reason. A refused file does not affect the others. */
export function sortOut(files: readonly File[], { count, known = new Set(), readsHeic }: Sorting) {
  const accepted: File[] = []
  const seen = new Set(known)
  const refused: PhotoRefusal[] = []

  for (const file of files) {
    const refusal = refusalOf(file, { count: count + accepted.length, known: seen, readsHeic })
    seen.add(fingerprintOf(file))
    if (refusal) refused.push(refusal)
    else accepted.push(file)
  }
  return { accepted, refused }
}

function refusalOf(file: File, { count, known, readsHeic }: Sorting): PhotoRefusal | undefined {
  const { name, size } = file
  if (!isPicture(file) && !(readsHeic && isHeic(file))) return { name, reason: 'WRONG_TYPE' }
  if (size === 0) return { name, reason: 'EMPTY' }
  if (size > MAX_IMAGE_BYTES) return { name, reason: 'TOO_BIG', bytes: size }
  if (known?.has(fingerprintOf(file))) return { name, reason: 'DUPLICATE' }
  return count >= MAX_IMAGES ? { name, reason: 'TOO_MANY' } : undefined
}

function isPicture({ name, type }: File): boolean {
  return TYPES.test(type) || (type === '' && ENDINGS.test(name))
}

/** Some systems do not know HEIC and report no type. */
function isHeic({ name, type }: File): boolean {
  return HEIC_TYPES.test(type) || (type === '' && HEIC_ENDINGS.test(name))
}
