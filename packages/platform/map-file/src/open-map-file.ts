import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { sourceOf } from './local-source.ts'
import { type MapArchive, type MapArea, MapFileError, openMapArchive, tileIdOf } from './map-archive.ts'

/** A map on disk, open for reading tile by tile. */
export interface MapFile {
  /** Another one for another file: addresses that contain it can be cached for ever. */
  readonly fingerprint: string
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: MapArea
  /**
   * The stored bytes of a tile, compressed by gzip; undefined if the map has none there.
   *
   * @throws MapFileError if the file was changed or is damaged.
   */
  tile(z: number, x: number, y: number): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

/** The header and the root directory, which says how long every tile is. */
const FINGERPRINT_BYTES = 16_384

/**
 * Opens a map for reading.
 *
 * @throws MapFileError, or the system's error, if it cannot be read.
 */
export async function openMapFile(path: string): Promise<MapFile> {
  const handle = await open(path, 'r')
  try {
    const opened = await stampOf(handle)
    const archive = await openMapArchive(sourceOf(handle, path))
    return {
      fingerprint: await fingerprintOf(handle),
      minZoom: archive.minZoom,
      maxZoom: archive.maxZoom,
      bounds: archive.bounds,
      async tile(z, x, y) {
        if (!isOnMap(archive, z, x, y)) return undefined
        if ((await stampOf(handle)) !== opened) throw new MapFileError('it was changed since it was opened')
        const place = await archive.place(tileIdOf(z, x, y))
        return place && archive.read(place.offset, place.length)
      },
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

function isOnMap({ minZoom, maxZoom }: MapArchive, z: number, x: number, y: number): boolean {
  return z >= minZoom && z <= maxZoom && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z
}

/** Size and time of change. */
async function stampOf(handle: FileHandle): Promise<string> {
  const { size, mtimeMs } = await handle.stat()
  return `${size}/${mtimeMs}`
}

async function fingerprintOf(handle: FileHandle): Promise<string> {
  const start = new Uint8Array(FINGERPRINT_BYTES)
  const { bytesRead } = await handle.read(start, 0, FINGERPRINT_BYTES, 0)
  const hash = createHash('sha256')
    .update(start.subarray(0, bytesRead))
    .update(String((await handle.stat()).size))
  return hash.digest('hex').slice(0, 16)
}
