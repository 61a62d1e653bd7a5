import { gzipSync } from 'node:zlib'
import type { MapArea } from './map-archive.ts'

/** Where a tile's bytes are; `run` neighbouring tiles have the same. */
export interface Entry {
  readonly id: number
  run: number
  readonly length: number
  readonly offset: number
}

interface Archive {
  /** By id. */
  readonly entries: readonly Entry[]
  readonly dataLength: number
  readonly contents: number
  readonly metadata: Record<string, unknown>
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: MapArea
}

const HEADER_BYTES = 127
/** The root directory has to lie within the first 16 KB. */
const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES
const LEAF_ENTRIES = 4_096

/** All that stands before the tile data of a PMTiles archive. */
export function archiveStart(archive: Archive): Buffer {
  const { entries, dataLength, contents, metadata, minZoom, maxZoom, bounds } = archive
  const { root, leaves } = directoriesOf(entries)
  const json = gzipSync(JSON.stringify(metadata))
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  let at = HEADER_BYTES
  for (const [index, length] of [root.length, json.length, leaves.length, dataLength].entries()) {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    at += length
  }
  const addressed = entries.reduce((sum, { run }) => sum + run, 0)
  for (const [index, count] of [addressed, entries.length, contents].entries()) {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  }
  // Clustered, both compressions gzip, vector tiles.
  for (const [index, byte] of [1, 2, 2, 1, minZoom, maxZoom].entries()) header.writeUInt8(byte, 96 + index)
  const { west, south, east, north } = bounds
  for (const [index, degrees] of [west, south, east, north].entries()) {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  }
  header.writeUInt8(minZoom, 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)

  return Buffer.concat([header, root, json, leaves])
}

function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries)
  if (whole.length <= MAX_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) }

  const leaves: Buffer[] = []
  const rows: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const part = entries.slice(at, at + LEAF_ENTRIES)
    const leaf = directory(part)
    rows.push({ id: part[0]?.id ?? 0, run: 0, length: leaf.length, offset })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(rows), leaves: Buffer.concat(leaves) }
}

function directory(entries: readonly Entry[]): Buffer {
  const before = (at: number) => entries[at - 1]
  const follows = ({ offset }: Entry, previous: Entry | undefined) =>
    previous !== undefined && previous.offset + previous.length === offset
  const numbers = [
    entries.length,
    ...entries.map(({ id }, at) => id - (before(at)?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map((entry, at) => (follows(entry, before(at)) ? 0 : entry.offset + 1)),
  ]
  return gzipSync(Buffer.from(numbers.flatMap(varint)))
}

/** Seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return [...bytes, rest]
}
