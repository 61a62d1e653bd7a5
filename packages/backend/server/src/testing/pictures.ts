import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour, as a JPEG unless the test says otherwise. */
export function aPicture(
  width = 1200,
  height = 800,
  { colour = '#88aacc', format = 'jpeg' }: { colour?: string; format?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()
}

/** A tiny PNG whose header claims to be enormous. */
export async function aPixelBomb(): Promise<Buffer> {
  const bomb = await aPicture(10, 10, { format: 'png' })
  const header = { type: 12, width: 16, height: 20, end: 29 }
  bomb.writeUInt32BE(20_000, header.width)
  bomb.writeUInt32BE(20_000, header.height)
  bomb.writeUInt32BE(crc32(bomb.subarray(header.type, header.end)), header.end)

  return bomb
}

/** The beginning of a file as an iPhone writes it. */
export function aTornHeic(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)])
}

/**
 * A picture as an iPhone writes it: 1200 × 800, blue at its top left and red elsewhere, in the colours of Display P3; or
 * the same without a profile, with the camera turned to the right; or one of 160 × 120.
 */
export function aHeic(name: 'display-p3' | 'turned' | 'small' = 'display-p3'): Promise<Buffer> {
  return readFile(new URL(`heic/${name}.heic`, import.meta.url))
}

/** A HEIC whose head claims a square of that side. */
export async function aHeicBomb(side: number): Promise<Buffer> {
  const bomb = Buffer.from(await aHeic())
  for (let at = bomb.indexOf('ispe'); at >= 0; at = bomb.indexOf('ispe', at + 1)) {
    bomb.writeUInt32BE(side, at + 8)
    bomb.writeUInt32BE(side, at + 12)
  }
  return bomb
}
