import { parseArgs } from 'node:util'
import { FetchSource } from 'pmtiles'
import { cutMap } from './cut-map.ts'
import { type MapArea, openMapArchive } from './map-archive.ts'
import { openLocalSource } from './local-source.ts'

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
