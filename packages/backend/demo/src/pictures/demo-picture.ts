import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { LOOKS, type Look, type PictureVariant } from './variants.ts'

const ORIGINALS = new URL('../../pictures/', import.meta.url)
/** The size of the originals and of the pictures rendered from them. */
const WIDTH = 1200
const HEIGHT = 800
const QUALITY = 88

/** A JPEG of 1200 × 800 pixels, derived from one of the rendered interiors; deterministic. */
export async function demoPicture({ room, palette, look: number }: PictureVariant): Promise<Buffer> {
  const look = LOOKS[number]
  if (!look) throw new RangeError(`There is no look ${number}`)

  // Loaded with the first picture: a complete demo needs none.
  const { default: sharp } = await import('sharp')
  const original = sharp(fileURLToPath(new URL(`${room}-${palette}.jpg`, ORIGINALS)))
  return developed(original, look).jpeg({ quality: QUALITY }).toBuffer()
}

function developed(original: Sharp, look: Look): Sharp {
  const { left, top, size } = look.crop
  const cropped = original
    .extract({
      left: Math.round(left * WIDTH),
      top: Math.round(top * HEIGHT),
      width: Math.round(size * WIDTH),
      height: Math.round(size * HEIGHT),
    })
    .resize(WIDTH, HEIGHT)
    .flop(look.isMirrored)

  return cropped
    .modulate({ hue: (look.hue + 360) % 360, saturation: look.saturation, brightness: look.brightness })
    .linear([look.warmth, 1, 2 - look.warmth], [0, 0, 0])
}
