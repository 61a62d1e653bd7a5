import { IMAGE_SIDES, MAX_IMAGE_PIXELS, MIN_IMAGE_SIDE } from '@domizil/domain'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'
import { refuse } from './image-refusals.ts'
import { DomainError, tryAgain } from '../../foundation/kernel/index.ts'
import { VARIANT_NAMES, type VariantName } from './image-variants.ts'

/** By the clock: it says nothing about the picture, whose work its pixels limit. */
const SECONDS_TO_DECODE = 30
const TIMEOUT = /^timeout: /
const TOO_MANY_PIXELS = /exceeds pixel limit/
const QUALITY = { quality: 78, effort: 2 }
const JPEG = { quality: 75, mozjpeg: true }

// What a file is decides its content, never its name. SVG, PDF and the rest would otherwise be read, and SVG reads files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadRaw'],
})

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
 * Renders every size of a picture. It is decoded once and rotated according to its metadata, which is dropped.
 *
 * @throws {DomainError} IMAGE_NOT_READABLE, IMAGE_TOO_MANY_PIXELS (415), IMAGE_TOO_SMALL (422), TRY_AGAIN (503) if the machine is too busy.
 */
export async function deriveImages(bytes: Uint8Array): Promise<Derivative[]> {
  const decoded = await decode(bytes)

  const longSide = Math.max(decoded.info.width, decoded.info.height)
  const smaller = VARIANT_NAMES.filter((name) => IMAGE_SIDES[name] < longSide)

  // To write the largest takes as long as to write all the others: two threads are done at the same time.
  const [others, largest] = await Promise.all([deriveEach(decoded, smaller), derive(decoded, 'xxlarge')])
  // Sizes that the picture does not fill are the same picture: it is written once.
  return [...others, ...VARIANT_NAMES.slice(smaller.length).map((name) => ({ ...largest, name }))]
}

/** A stored picture as JPEG, for documents: they hold no WebP. */
export function jpegOf(webp: Uint8Array): Promise<Buffer> {
  return sharp(webp, { limitInputPixels: MAX_IMAGE_PIXELS }).jpeg(JPEG).toBuffer()
}

async function deriveEach(decoded: Decoded, names: readonly VariantName[]): Promise<Derivative[]> {
  const derivatives: Derivative[] = []
  for (const name of names) derivatives.push(await derive(decoded, name))

  return derivatives
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
    if (error instanceof Error && TIMEOUT.test(error.message)) throw tryAgain({ cause: error })
    if (error instanceof Error && TOO_MANY_PIXELS.test(error.message))
      throw refuse('IMAGE_TOO_MANY_PIXELS', { cause: error, values: { limit: MAX_IMAGE_PIXELS / 1e6 } })
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
  const side = IMAGE_SIDES[name]
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
}

function refuseSmall(longSide: number): void {
  if (longSide >= MIN_IMAGE_SIDE) return
  throw refuse('IMAGE_TOO_SMALL', { values: { limit: MIN_IMAGE_SIDE } })
}
