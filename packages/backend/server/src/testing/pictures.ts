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
export function aHeicFile(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(100)])
}
