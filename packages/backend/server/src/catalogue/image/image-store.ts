import { createHash } from 'node:crypto'
import { MAX_IMAGE_BYTES } from '@domizil/domain'
import pLimit from 'p-limit'
import { refuse } from './image-refusals.ts'
import type { DomainError } from '../../foundation/kernel/index.ts'
import type { StoredDerivatives } from '../../foundation/tables/index.ts'
import { VARIANT_NAMES, type VariantName } from './image-variants.ts'
import type { Storage, StoredFile } from '../../infrastructure/storage/index.ts'

/** A stored picture, which several flats may share. */
export interface StoredImage {
  /** The hash of its content: equal pictures are stored once. */
  key: string
  derivatives: StoredDerivatives
  /** How it looks, in 64 bits. */
  look: string
}

/** What lies beside the sizes: their dimensions. A look is missing where the picture was stored by an earlier version. */
type StoredSizes = StoredDerivatives & { look?: string }

/** Decoding takes a core and fifty megabytes; two at a time leave the server room to answer. */
const MAX_AT_ONCE = 2
const BYTES_PER_MEGABYTE = 1024 * 1024
const KEY = /^[0-9a-f]{32}$/

export type ImageStore = ReturnType<typeof createImageStore>

/** Keeps pictures in all their sizes. HEIC is read unless that is switched off. */
export function createImageStore(storage: Storage, { readsHeic = true } = {}) {
  const limit = pLimit(MAX_AT_ONCE)
  const underWay = new Map<string, Promise<StoredImage>>()

  async function storeOnce(key: string, bytes: Uint8Array): Promise<StoredImage> {
    const known = await readSizes(storage, key)
    if (known) return known

    // Outside of the limit: a HEIC picture holds up no other.
    const picture = isHeic(bytes) ? await jpegOf(bytes) : bytes
    return limit(() => deriveAndPut(storage, key, picture))
  }

  async function jpegOf(bytes: Uint8Array): Promise<Uint8Array> {
    if (!readsHeic) throw refuse('IMAGE_IS_HEIC')
    const { jpegOfHeic } = await import('./read-heic.ts')
    return jpegOfHeic(bytes)
  }

  const store = {
    /** Whether a job has to read a picture, as it takes seconds: a HEIC that was not read before. */
    async takesLong(bytes: Uint8Array): Promise<boolean> {
      return readsHeic && isHeic(bytes) && (await readSizes(storage, keyOf(bytes))) === undefined
    },

    /** Keeps a file as it came, until `dropOriginal`. */
    keepOriginal: (bytes: Uint8Array): Promise<void> =>
      storage.put(originalOf(keyOf(bytes)), Buffer.from(bytes)),

    /**
     * Makes the sizes of a file that was kept as it came.
     *
     * @throws {DomainError} what `storeImage` throws; another error if there is no such file.
     */
    async storeKept(key: string): Promise<StoredImage> {
      const known = await readSizes(storage, key)
      if (known) return known
      const bytes = await storage.get(originalOf(key))
      if (!bytes) throw new Error(`The picture ${key} is not in the storage`)
      return store.storeImage(bytes)
    },

    dropOriginal: (key: string): Promise<void> => storage.delete(originalOf(key)),

    /**
     * Keeps a picture and gives back under which key. The same bytes are derived once and shared, however often they come.
     *
     * @throws {DomainError} IMAGE_TOO_LARGE (413), IMAGE_NOT_READABLE or IMAGE_IS_HEIC (415), IMAGE_TOO_SMALL (422).
     */
    async storeImage(bytes: Uint8Array): Promise<StoredImage> {
      if (bytes.length > MAX_IMAGE_BYTES) throw tooLarge()
      const key = keyOf(bytes)

      const current = underWay.get(key) ?? storeOnce(key, bytes).finally(() => underWay.delete(key))
      underWay.set(key, current)
      return current
    },

    /** Deletes a picture. The derived sizes go first: a concurrent upload of the same picture renders them again. */
    async removeImage(key: string): Promise<void> {
      await storage.delete(sizesOf(key))
      await Promise.all([
        storage.delete(originalOf(key)),
        ...VARIANT_NAMES.map((name) => storage.delete(pathOf(key, name))),
      ])
    },

    /** A size as JPEG, or undefined where there is no such picture. */
    async readJpeg(key: string, name: VariantName): Promise<Buffer | undefined> {
      const bytes = await storage.get(pathOf(key, name))
      if (!bytes) return undefined
      const derive = await import('./derive-images.ts')
      return limit(() => derive.jpegOf(bytes))
    },

    /** One size, or undefined where there is no such picture. */
    async openImage(key: string, fileName: string): Promise<StoredFile | undefined> {
      const name = VARIANT_NAMES.find((variant) => fileName === `${variant}.webp`)
      return name && KEY.test(key) ? storage.stream(pathOf(key, name)) : undefined
    },
  }
  return store
}

/** The storage key of a picture. */
export function keyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Refuses a picture above the limit. */
export function tooLarge(): DomainError {
  return refuse('IMAGE_TOO_LARGE', { values: { limit: MAX_IMAGE_BYTES / BYTES_PER_MEGABYTE } })
}

/** The sizes are put last: where they are, everything is. */
async function deriveAndPut(storage: Storage, key: string, bytes: Uint8Array): Promise<StoredImage> {
  // The image library takes 20 MB: it is loaded on demand.
  const [{ deriveImages }, { lookOf }] = await Promise.all([
    import('./derive-images.ts'),
    import('./look-of.ts'),
  ])
  const derived = await deriveImages(bytes)
  await Promise.all(derived.map((derivative) => storage.put(pathOf(key, derivative.name), derivative.bytes)))

  const sizes = Object.fromEntries(
    derived.map(({ name, width, height }) => [name, { width, height }]),
  ) as StoredDerivatives
  const [smallest] = derived
  const look = await lookOf(smallest?.bytes ?? bytes)
  await storage.put(sizesOf(key), Buffer.from(JSON.stringify({ ...sizes, look } satisfies StoredSizes)))
  return { key, derivatives: sizes, look }
}

/** The sizes and the look of a stored picture; undefined for one that was stored before looks were. */
async function readSizes(storage: Storage, key: string): Promise<StoredImage | undefined> {
  const bytes = await storage.get(sizesOf(key))
  if (!bytes) return undefined

  const { look, ...derivatives } = JSON.parse(bytes.toString()) as StoredSizes
  return look === undefined ? undefined : { key, derivatives, look }
}

/** Where a size of a picture is stored. */
export function pathOf(key: string, name: VariantName): string {
  return `images/${key.slice(0, 2)}/${key}/${name}.webp`
}

function sizesOf(key: string): string {
  return `images/${key.slice(0, 2)}/${key}/sizes.json`
}

/** Where a file lies that came and has no sizes yet. */
function originalOf(key: string): string {
  return `images/${key.slice(0, 2)}/${key}/original`
}

/** The brand in the first box of the file: iPhones write `heic`, others of the family differ in the last letters. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))
}
