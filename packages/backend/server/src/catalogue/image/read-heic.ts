import { MAX_HEIC_PIXELS } from '@domizil/domain'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { runInWorker } from '../../foundation/kernel/index.ts'
import { profileOf, withProfile } from './colour-profile.ts'
import type { HeicPixels } from './heic-worker.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/catalogue/image/heic-worker.js', import.meta.url)
/** The memory of the decoder lies outside of the heap that is limited here: what bounds it is the number of pixels. */
const LIMITS = { megabytes: 128, processorMs: 30_000 }
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** Each takes that memory and a core: all others wait. */
const limit = pLimit(1)

/** The brand in the first box of the file: iPhones write `heic`, others of the family differ in the last letters. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'))
}

/**
 * The picture of a HEIC file as a JPEG in the same colours, turned as the camera was. Its size is checked before it is
 * decoded, in a thread with a deadline, one picture at a time.
 *
 * @throws {Error} if it cannot be read, has too many pixels or takes too long.
 */
export async function readHeic(bytes: Uint8Array): Promise<Buffer> {
  const { data, width, height } = await limit(() =>
    runInWorker<HeicPixels>(WORKER, { bytes, maxPixels: MAX_HEIC_PIXELS }, LIMITS),
  )
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .toBuffer()

  // The decoder gives pixels without their profile, and sharp takes none for pixels.
  return withProfile(jpeg, profileOf(bytes))
}
