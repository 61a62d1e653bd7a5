import { MAX_IMAGE_BYTES, MAX_IMAGES } from '@domizil/domain'
import type { ContentRefusal } from './inspect-photo.ts'

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
