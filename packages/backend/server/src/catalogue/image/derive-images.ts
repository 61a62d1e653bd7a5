import { IMAGE_WIDTHS } from '@domizil/api/schemas'
import { MAX_IMAGE_PIXELS, MIN_IMAGE_SIDE } from '@domizil/domain'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'
import { refuse } from './image-refusals.ts'
import { DomainError } from '../../foundation/kernel/index.ts'
import { isHeic, readHeic } from './read-heic.ts'
import { VARIANT_NAMES, type VariantName } from './image-variants.ts'

const SECONDS_TO_DECODE = 15
const QUALITY = { quality: 78, effort: 2 }

// What a file is decides its content, never its name. SVG, PDF and the rest would otherwise be read, and SVG reads files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadRaw'],
})

const SMALLER_NAMES = VARIANT_NAMES.filter((name) => name !== 'xxlarge')

/** One size of a picture, as WebP. */
export interface Derivative {
  name: VariantName
  width: number
  height: number
  bytes: Buffer
}

interface Decoded {
  data: Buffer
  info: OutputInfo
}

/**
 * Renders every size of a picture. It is decoded once and rotated according to its metadata, which is dropped. HEIC is
 * read unless that is switched off.
 *
 * @throws {DomainError} IMAGE_NOT_READABLE or IMAGE_IS_HEIC (415), IMAGE_TOO_SMALL (422).
 */
export async function deriveImages(bytes: Uint8Array, { readsHeic = true } = {}): Promise<Derivative[]> {
  const decoded = await decode(isHeic(bytes) ? await jpegOf(bytes, readsHeic) : bytes)

  // To write the largest takes as long as to write all the others: two threads are done at the same time.
  const [others, largest] = await Promise.all([
    deriveEach(decoded, SMALLER_NAMES),
    derive(decoded, 'xxlarge'),
  ])
  return [...others, largest]
}

async function deriveEach(decoded: Decoded, names: readonly VariantName[]): Promise<Derivative[]> {
  const derivatives: Derivative[] = []
  for (const name of names) derivatives.push(await derive(decoded, name))

  return derivatives
}

/** The image library cannot decode HEIC itself. */
async function jpegOf(bytes: Uint8Array, readsHeic: boolean): Promise<Uint8Array> {
  if (!readsHeic) throw refuse('IMAGE_IS_HEIC')
  try {
    return await readHeic(bytes)
  } catch (error) {
    throw refuse('IMAGE_IS_HEIC', { cause: error })
  }
}

async function decode(bytes: Uint8Array): Promise<Decoded> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    const { width, height } = await picture.metadata()
    refuseSmall(Math.max(width, height))

    return await picture
      .rotate()
      .resize(boxOf('xxlarge'))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS_TO_DECODE })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw refuse('IMAGE_NOT_READABLE', { cause: error })
  }
}

async function derive({ data, info }: Decoded, name: VariantName): Promise<Derivative> {
  const { width, height, channels } = info
  const made = await sharp(data, { raw: { width, height, channels } })
    .resize(boxOf(name))
    .webp(QUALITY)
    .toBuffer({ resolveWithObject: true })

  return { name, width: made.info.width, height: made.info.height, bytes: made.data }
}

function boxOf(name: VariantName): ResizeOptions {
  const side = IMAGE_WIDTHS[name]
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
}

function refuseSmall(longSide: number): void {
  if (longSide >= MIN_IMAGE_SIDE) return
  throw refuse('IMAGE_TOO_SMALL', { values: { limit: MIN_IMAGE_SIDE } })
}
