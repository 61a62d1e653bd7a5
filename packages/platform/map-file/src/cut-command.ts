import { parseArgs } from 'node:util'
import { FetchSource } from 'pmtiles'
import { open, rename, rm } from 'node:fs/promises'
import { archiveStart, type Entry } from './write-archive.ts'
import { type MapArchive, type MapArea, MapFileError, openMapArchive, tileIdOf } from './map-archive.ts'
import { openLocalSource } from './local-source.ts'

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
interface CutResult {
  readonly tiles: number
  readonly bytes: number
  readonly requests: number
}

/**
 * Writes the part of an archive in a region as a separate archive, with the very bytes of its tiles. The file
 * appears when it is complete.
 */
async function cutMap(archive: MapArchive, out: string, region: Region): Promise<CutResult> {
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

const USAGE = `Cuts a city out of a street map, for MAP_FILE:

  npm run map -- <source.pmtiles> <out.pmtiles> --bbox <west,south,east,north> [--maxzoom 14]

The source is a file or an https address whose server answers range requests.
Berlin: --bbox 13.08,52.33,13.77,52.68`

const DEFAULT_MAX_ZOOM = 14

/** Runs the command and returns its exit code. */
export async function runCutCommand(args: string[], print: (line: string) => void): Promise<number> {
  const order = readOrder(args)
  if (!order) {
    print(USAGE)
    return 2
  }
  const { source, out, bounds, maxZoom } = order
  const opened = /^https?:\/\//.test(source) ? undefined : await openLocalSource(source)
  try {
    const archive = await openMapArchive(opened?.source ?? new FetchSource(source))
    const { tiles, bytes, requests } = await cutMap(archive, out, { bounds, maxZoom })
    print(`${out}: ${tiles} tiles, ${Math.ceil(bytes / 1024)} KB, read with ${requests} requests`)
    return 0
  } catch (error) {
    print(`${source} cannot be cut: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  } finally {
    await opened?.close()
  }
}

interface Order {
  source: string
  out: string
  bounds: MapArea
  maxZoom: number
}

function readOrder(args: string[]): Order | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { bbox: { type: 'string' }, maxzoom: { type: 'string' } },
    })
    const [source, out] = positionals
    const bounds = readBounds(values.bbox ?? '')
    const maxZoom = values.maxzoom === undefined ? DEFAULT_MAX_ZOOM : Number(values.maxzoom)
    if (!source || !out || !bounds || !Number.isInteger(maxZoom) || maxZoom < 0 || maxZoom > 15)
      return undefined
    return { source, out, bounds, maxZoom }
  } catch {
    return undefined
  }
}

function readBounds(text: string): MapArea | undefined {
  const numbers = text.split(',').map((one) => (one.trim() === '' ? NaN : Number(one)))
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers
  const isArea =
    numbers.length === 4 &&
    west >= -180 &&
    west < east &&
    east <= 180 &&
    south >= -85 &&
    south < north &&
    north <= 85
  return isArea ? { west, south, east, north } : undefined
}
