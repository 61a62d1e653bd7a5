import { open, rename, rm } from 'node:fs/promises'
import { type MapArchive, type MapArea, MapFileError, tileIdOf } from './map-archive.ts'
import { archiveStart, type Entry } from './write-archive.ts'

interface Region {
  readonly bounds: MapArea
  readonly maxZoom: number
}

/** One request reads neighbouring tiles with gaps up to this size, up to this length. */
const MAX_GAP_BYTES = 64_000
const MAX_REQUEST_BYTES = 4_000_000
/** A mistyped box must not fetch a country tile by tile. */
const MAX_TILES = 2_000_000

/** What was written. */
export interface CutResult {
  readonly tiles: number
  readonly bytes: number
  readonly requests: number
}

/**
 * Writes the part of an archive in a region as a separate archive, with the very bytes of its tiles. The file
 * appears when it is complete.
 */
export async function cutMap(archive: MapArchive, out: string, region: Region): Promise<CutResult> {
  const maxZoom = Math.min(region.maxZoom, archive.maxZoom)
  const wanted = await storedTiles(archive, idsIn(region.bounds, archive.minZoom, maxZoom))
  if (wanted.length === 0) throw new MapFileError('it has no tiles in this region')

  const { entries, contents, dataLength } = arrange(wanted)
  const start = archiveStart({
    entries,
    contents: contents.length,
    dataLength,
    metadata: archive.metadata,
    minZoom: archive.minZoom,
    maxZoom,
    bounds: region.bounds,
  })
  const part = `${out}.part`
  const file = await open(part, 'w')
  let requests = 0
  try {
    await file.write(start, 0, start.length, 0)
    for (const range of rangesOf(contents)) {
      const first = range[0] as Content
      const last = range.reduce((end, { from, length }) => Math.max(end, from + length), 0)
      const bytes = await archive.read(first.from, last - first.from)
      requests += 1
      if (bytes.length < last - first.from) throw new MapFileError('it ends too early')
      for (const { from, length, to } of range)
        await file.write(bytes, from - first.from, length, start.length + to)
    }
    await file.close()
    await rename(part, out)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }

  return { tiles: wanted.length, bytes: start.length + dataLength, requests }
}

/** The ids of all tiles of a box, ascending. */
function idsIn({ west, south, east, north }: MapArea, minZoom: number, maxZoom: number): number[] {
  const ids: number[] = []
  for (let z = minZoom; z <= maxZoom; z += 1) {
    const [left, top] = tileAt(west, north, z)
    const [right, bottom] = tileAt(east, south, z)
    if (ids.length + (right - left + 1) * (bottom - top + 1) > MAX_TILES)
      throw new MapFileError('the region has too many tiles: choose a smaller one, or a lower zoom')
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) ids.push(tileIdOf(z, x, y))
    }
  }
  return ids.toSorted((one, other) => one - other)
}

function tileAt(lng: number, lat: number, z: number): [x: number, y: number] {
  const size = 2 ** z
  const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
  const inside = (value: number) => Math.min(size - 1, Math.max(0, Math.floor(value * size)))
  return [inside((lng + 180) / 360), inside(y)]
}

interface Stored {
  readonly id: number
  readonly from: number
  readonly length: number
}

async function storedTiles(archive: MapArchive, ids: readonly number[]): Promise<Stored[]> {
  const stored: Stored[] = []
  for (const id of ids) {
    const place = await archive.place(id)
    if (place) stored.push({ id, from: place.offset, length: place.length })
  }
  return stored
}

/** Bytes of the archive, and where they go. */
interface Content extends Omit<Stored, 'id'> {
  readonly to: number
}

/** Equal tiles are stored once, in the order of their ids; neighbours with the same bytes share an entry. */
function arrange(tiles: readonly Stored[]) {
  const places = new Map<number, Content>()
  const entries: Entry[] = []
  let dataLength = 0
  for (const { id, from, length } of tiles) {
    const content = places.get(from) ?? { from, length, to: dataLength }
    if (!places.has(from)) {
      places.set(from, content)
      dataLength += length
    }
    const last = entries.at(-1)
    if (last && last.offset === content.to && last.id + last.run === id) last.run += 1
    else entries.push({ id, run: 1, length, offset: content.to })
  }

  return { entries, contents: [...places.values()], dataLength }
}

/** Neighbouring contents that are read by one request. */
function rangesOf(contents: readonly Content[]): Content[][] {
  const ranges: Content[][] = []
  for (const content of contents.toSorted((one, other) => one.from - other.from)) {
    const range = ranges.at(-1)
    const [first, last] = [range?.[0], range?.at(-1)]
    const isNear = last && content.from - (last.from + last.length) <= MAX_GAP_BYTES
    const isShort = first && content.from + content.length - first.from <= MAX_REQUEST_BYTES
    if (range && isNear && isShort) range.push(content)
    else ranges.push([content])
  }
  return ranges
}
