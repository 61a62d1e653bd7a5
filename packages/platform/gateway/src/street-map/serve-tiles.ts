import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { MapFile } from '@domizil/map-file'
import { sendError } from '../send.ts'
import type { Serve } from '../serve-texts.ts'

const unpack = promisify(gunzip)
/** What a single tile may become when a client without gzip asks for it. */
const MAX_TILE_BYTES = 8_000_000
const ADDRESS = /^\/map\/([0-9a-f]{16})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.mvt$/
/** The address contains the fingerprint of the file. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** Where the browser finds the tiles of a map. */
export function tileAddressOf({ fingerprint }: Pick<MapFile, 'fingerprint'>): string {
  return `/map/${fingerprint}/{z}/{x}/{y}.mvt`
}

/** Serves single tiles of the configured map, and nothing else of its file. */
export function createTileServer(map: MapFile | null, log: (line: string) => void) {
  let reported = ''

  async function serveTile(
    file: MapFile,
    place: readonly [z: number, x: number, y: number],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const tile = await file.tile(...place)
    response.setHeader('Cache-Control', CACHE_CONTROL)
    if (!tile) {
      response.writeHead(204)
      response.end()
      return
    }
    const isPacked = acceptsGzip(request.headers['accept-encoding'] ?? '')
    const body = isPacked ? tile : await unpack(tile, { maxOutputLength: MAX_TILE_BYTES })
    response.writeHead(200, {
      'Content-Type': 'application/vnd.mapbox-vector-tile',
      'Content-Length': body.length,
      Vary: 'Accept-Encoding',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** The handler of an address, if it is one of a tile. */
  return function tileServerOf(pathname: string): Serve | undefined {
    const found = ADDRESS.exec(pathname)
    if (!found) return undefined

    return async (request, response) => {
      const [z, x, y] = found.slice(2).map(Number) as [number, number, number]
      if (!map || found[1] !== map.fingerprint || !isOnEarth(z, x, y))
        return sendError(response, 404, 'TILE_NOT_FOUND', 'There is no such part of the map.')
      try {
        await serveTile(map, [z, x, y], request, response)
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error)
        // A damaged file fails with every tile: once is enough.
        if (problem !== reported) log(`the street map cannot be read: ${problem}`)
        reported = problem
        response.removeHeader('Cache-Control')
        sendError(response, 503, 'MAP_UNAVAILABLE', 'The street map cannot be read at the moment.')
      }
    }
  }
}

function isOnEarth(z: number, x: number, y: number): boolean {
  return z <= 22 && x < 2 ** z && y < 2 ** z
}

function acceptsGzip(accepted: string): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)
}
