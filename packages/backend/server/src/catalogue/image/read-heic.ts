import { MAX_HEIC_PIXELS } from '@domizil/domain'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { DomainError, runInWorker } from '../../foundation/kernel/index.ts'
import type { HeicPixels } from './heic-worker.ts'
import { refuse } from './image-refusals.ts'

/** The box of a colour profile, and its kind: an ICC profile without restrictions. */
const PROFILE_BOX = 'colrprof'
const BOX_HEAD_BYTES = 4
const ICC_MARK = 'ICC_PROFILE\0'
/** One segment holds no more; larger profiles are those of printers. */
const MAX_PROFILE_BYTES = 65_519

/** The ICC profile in a HEIC file; undefined without one, and for one that does not fit into a JPEG's segment. */
function profileOf(bytes: Uint8Array): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const at = file.indexOf(PROFILE_BOX, 0, 'latin1')
  if (at < BOX_HEAD_BYTES) return undefined

  const end = at - BOX_HEAD_BYTES + file.readUInt32BE(at - BOX_HEAD_BYTES)
  const profile = file.subarray(at + PROFILE_BOX.length, end)
  return profile.length > 0 && profile.length <= MAX_PROFILE_BYTES ? profile : undefined
}

/** A JPEG with an ICC profile, as one segment behind its first mark. */
function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile) return jpeg

  const mark = Buffer.from(`${ICC_MARK}\u0001\u0001`, 'latin1')
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff_e2, 0)
  head.writeUInt16BE(2 + mark.length + profile.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, mark, profile, jpeg.subarray(2)])
}

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/catalogue/image/heic-worker.js', import.meta.url)
/** Twelve megapixels take up to 6 s. The memory of the decoder lies outside of the heap that is limited here: what bounds it is the number of pixels. */
const LIMITS = { megabytes: 128, processorMs: 30_000 }
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const

/** Each takes that memory and a core: all others wait. */
const limit = pLimit(1)

/**
 * The picture of a HEIC file as a JPEG in the same colours, turned as the camera was. Its size is checked before it is
 * decoded, in a thread with a limit of processor time, one picture at a time.
 *
 * @throws {Error} if it cannot be read or has too many pixels.
 * @throws {DomainError} TRY_AGAIN (503) if the machine is too busy.
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

/**
 * The same for a caller whose file it is.
 *
 * @throws {DomainError} IMAGE_IS_HEIC (415), TRY_AGAIN (503).
 */
export async function jpegOfHeic(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await readHeic(bytes)
  } catch (error) {
    throw error instanceof DomainError ? error : refuse('IMAGE_IS_HEIC', { cause: error })
  }
}
