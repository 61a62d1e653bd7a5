import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** The sizes of the head of a file and of what it says of each table, of a web font and of a font, in bytes. */
const PACKED = { head: 44, entry: 20 }
const PLAIN = { head: 12, entry: 16 }

/**
 * The font inside a web font (WOFF 1). fontkit reads both, but of a web font it unpacks a whole table for each letter:
 * minutes for a page.
 */
export async function unpackWoff(file: Buffer): Promise<Buffer> {
  const count = file.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) =>
    entryAt(file, PACKED.head + index * PACKED.entry),
  )
  const tables = await Promise.all(
    entries.map(async ({ bytes, size }) => (bytes.length < size ? unpack(bytes) : bytes)),
  )

  const head = Buffer.alloc(PLAIN.head + count * PLAIN.entry)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  let offset = head.length
  for (const [index, { tag, checksum, size }] of entries.entries()) {
    const at = PLAIN.head + index * PLAIN.entry
    tag.copy(head, at)
    for (const [place, value] of [checksum, offset, size].entries())
      head.writeUInt32BE(value, at + 4 + 4 * place)
    offset += size
  }
  return Buffer.concat([head, ...tables])
}

function entryAt(file: Buffer, at: number) {
  const offset = file.readUInt32BE(at + 4)

  return {
    tag: file.subarray(at, at + 4),
    bytes: file.subarray(offset, offset + file.readUInt32BE(at + 8)),
    size: file.readUInt32BE(at + 12),
    checksum: file.readUInt32BE(at + 16),
  }
}
