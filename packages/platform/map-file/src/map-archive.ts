import { types } from 'node:util'
import { gunzipSync } from 'node:zlib'
import {
  Compression,
  findTile,
  type Header,
  SharedPromiseCache,
  type Source,
  TileType,
  zxyToTileId,
} from 'pmtiles'

/** A file that is no map, or not one that we can draw. */
export class MapFileError extends Error {
  readonly code = 'MAP_FILE_UNUSABLE'
}

/** An area in degrees. */
export interface MapArea {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** An archive of vector tiles, local or remote. */
export interface MapArchive {
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: MapArea
  /** The JSON metadata, as it is stored. */
  readonly metadata: Record<string, unknown>
  /** Where a tile is stored, relative to the tile data; undefined if the archive has none there. */
  place(id: number): Promise<{ offset: number; length: number } | undefined>
  /** Stored bytes of the tile data. */
  read(offset: number, length: number): Promise<Uint8Array>
}

/** What a directory, the metadata or a tile may take in memory: far above all real ones. */
const MAX_BYTES = 4_000_000
/** The format has a root and one level of leaves; more is allowed, but not endless. */
const MAX_DEPTH = 4
/** The layers without which a map has no streets. */
const NEEDED_LAYERS = ['roads', 'water']
/** The number of directories in the cache. */
const CACHED_DIRECTORIES = 64

/**
 * Opens a PMTiles archive and checks that it is one we can draw.
 *
 * @throws MapFileError with a sentence for the operator.
 */
export async function openMapArchive(source: Source): Promise<MapArchive> {
  const bounded = boundedSource(source)
  const cache = new SharedPromiseCache(CACHED_DIRECTORIES)
  const header = await cache.getHeader(bounded).catch((error: unknown) => {
    throw new MapFileError(`it is not a PMTiles archive (${messageOf(error)})`)
  })
  refuseOtherKinds(header)
  const metadata = await readMetadata(bounded, header)

  return {
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: { west: header.minLon, south: header.minLat, east: header.maxLon, north: header.maxLat },
    metadata,
    async place(id) {
      let { rootDirectoryOffset: at, rootDirectoryLength: length } = header
      for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
        const entry = findTile(await cache.getDirectory(bounded, at, length, header), id)
        if (!entry) return undefined
        if (entry.runLength > 0) return { offset: entry.offset, length: entry.length }
        at = header.leafDirectoryOffset + entry.offset
        length = entry.length
      }
      throw new MapFileError('its directories are nested too deeply')
    },
    async read(offset, length) {
      return new Uint8Array((await bounded.getBytes(header.tileDataOffset + offset, length)).data)
    },
  }
}

/** The id of a tile in the archive's order. */
export const tileIdOf = zxyToTileId

function boundedSource(source: Source): Source {
  return {
    getKey: () => source.getKey(),
    getBytes: (offset, length, ...rest) => {
      if (!(length >= 0 && length <= MAX_BYTES))
        throw new MapFileError(`it wants ${length} bytes to be read at once`)
      return source.getBytes(offset, length, ...rest)
    },
  }
}

function refuseOtherKinds(header: Header): void {
  if (header.specVersion !== 3) throw new MapFileError('it is not of version 3 of PMTiles')
  if (header.tileType !== TileType.Mvt) throw new MapFileError('its tiles are pictures, not vectors')
  if (header.tileCompression !== Compression.Gzip)
    throw new MapFileError('its tiles are not compressed by gzip')
  if (!(header.minZoom <= header.maxZoom && header.maxZoom <= 22))
    throw new MapFileError('its zoom levels make no sense')
  const { minLon, minLat, maxLon, maxLat } = header
  if (!(minLon < maxLon && minLat < maxLat)) throw new MapFileError('its bounds are empty')
}

async function readMetadata(source: Source, header: Header): Promise<Record<string, unknown>> {
  const { data } = await source.getBytes(header.jsonMetadataOffset, header.jsonMetadataLength)
  let metadata: unknown
  try {
    const isPacked = header.internalCompression === Compression.Gzip
    const bytes = isPacked ? gunzipSync(data, { maxOutputLength: MAX_BYTES }) : Buffer.from(data)
    metadata = JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new MapFileError(`its metadata cannot be read (${messageOf(error)})`)
  }
  const layers = layersOf(metadata)
  const missing = NEEDED_LAYERS.filter((layer) => !layers.includes(layer))
  if (missing.length > 0)
    throw new MapFileError(
      `it lacks the layers ${missing.join(' and ')}: layers are named as in the Protomaps basemap, version 4`,
    )

  return metadata as Record<string, unknown>
}

function layersOf(metadata: unknown): unknown[] {
  if (typeof metadata !== 'object' || metadata === null || !('vector_layers' in metadata)) return []
  const { vector_layers: layers } = metadata
  return Array.isArray(layers) ? layers.map((layer: { id?: unknown } | null) => layer?.id) : []
}

/** The reason of an error: since Node 22 the one of a decompression is its cause. */
function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error)
  return types.isNativeError(error.cause) ? error.cause.message : error.message
}
