import { MAX_HEIC_PIXELS, MAX_IMAGE_PIXELS, MIN_IMAGE_SIDE, SMALL_IMAGE_SIDE } from '@domizil/domain'
import { imageDimensionsFromData } from 'image-dimensions'

/** Why a file can never become a photo of a flat, seen from its content. */
export type ContentRefusal = 'UNREADABLE' | 'WRONG_TYPE' | 'TOO_SMALL' | 'TOO_MANY_PIXELS'

/** What is worth saying about a photo that is taken all the same. */
export type PhotoHint = 'SMALL' | 'DARK'

/** What a look into a file has found: why it is refused, or the hints of a photo. */
export type Inspection = { readonly refusal: ContentRefusal } | { readonly hints: readonly PhotoHint[] }

const TYPES = ['jpeg', 'png', 'webp']
/** Of 255. A room at noon has about 130, one by the light of a lamp 70. */
const DARK_BELOW = 55
const SAMPLE_SIDE = 32

/**
 * Looks into a file as the server will: its format, its size in pixels, and whether it can be decoded. The size is read
 * from the head before anything is decoded: a file of a few kilobytes can claim any. HEIC, which only some browsers
 * decode, is judged by its head.
 */
export async function inspectPhoto(file: File, readsHeic: boolean): Promise<Inspection> {
  const head = await headOf(file)
  if (!head) return { refusal: 'UNREADABLE' }
  const { type, width, height } = head
  const isHeic = readsHeic && type === 'heic'
  if (!isHeic && !TYPES.includes(type)) return { refusal: 'WRONG_TYPE' }

  const longSide = Math.max(width, height)
  if (width * height > (isHeic ? MAX_HEIC_PIXELS : MAX_IMAGE_PIXELS)) return { refusal: 'TOO_MANY_PIXELS' }
  if (longSide < MIN_IMAGE_SIDE) return { refusal: 'TOO_SMALL' }

  const brightness = await brightnessOf(file)
  if (brightness === undefined && !isHeic) return { refusal: 'UNREADABLE' }
  const isDark = brightness !== undefined && brightness < DARK_BELOW
  return {
    hints: [...(longSide < SMALL_IMAGE_SIDE ? ['SMALL' as const] : []), ...(isDark ? ['DARK' as const] : [])],
  }
}

/** Undefined where the file is no picture, or is no longer there. */
async function headOf(file: File) {
  try {
    return imageDimensionsFromData(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return undefined
  }
}

/** The mean brightness of the picture, 0 to 255; undefined where the browser cannot decode it. */
async function brightnessOf(file: File): Promise<number | undefined> {
  const size = { resizeWidth: SAMPLE_SIDE, resizeHeight: SAMPLE_SIDE, resizeQuality: 'low' } as const
  const bitmap = await createImageBitmap(file, size).catch(() => undefined)
  if (!bitmap) return undefined

  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SAMPLE_SIDE
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
  bitmap.close()

  return meanOf(context?.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data ?? [])
}

function meanOf(data: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) {
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
  }
  return data.length > 0 ? sum / (data.length / 4) : 255
}
