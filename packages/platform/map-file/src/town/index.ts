import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { type MapArea, tileIdOf } from '../map-archive.ts'
import { archiveStart, type Entry } from '../write-archive.ts'

type Position = [lng: number, lat: number]
interface Drawn {
  type: 'Feature'
  properties: Record<string, string>
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
}

/** The part of its types that we use. */
const TileIndex = GeoJSONVT as unknown as new (
  data: { type: 'FeatureCollection'; features: Drawn[] },
  options: { maxZoom: number; indexMaxZoom: number },
) => { getTile(z: number, x: number, y: number): Parameters<typeof fromGeojsonVt>[0][string] }

const MIN_ZOOM = 8
const MAX_ZOOM = 14
const HALF = 0.06

/**
 * A street map of a town that does not exist, as a PMTiles archive: a grid of streets, a river, a park and a station,
 * with names in German and English.
 */
export function aTown({ lng, lat }: { lng: number; lat: number }): Buffer {
  const bounds = { west: lng - HALF, south: lat - HALF, east: lng + HALF, north: lat + HALF }
  const layers = Object.entries(layersOf(lng, lat)).map(
    ([name, features]) =>
      [
        name,
        new TileIndex({ type: 'FeatureCollection', features }, { maxZoom: MAX_ZOOM, indexMaxZoom: 5 }),
      ] as const,
  )
  const tiles: { id: number; bytes: Buffer }[] = []
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z += 1) {
    for (const [x, y] of tilesIn(bounds, z)) {
      const found = layers.flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y)
        return tile ? [[name, tile] as const] : []
      })
      if (found.length === 0) continue
      const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2 }))
      tiles.push({ id: tileIdOf(z, x, y), bytes })
    }
  }
  tiles.sort((one, other) => one.id - other.id)
  let offset = 0
  const entries = tiles.map(({ id, bytes }): Entry => {
    const entry = { id, run: 1, length: bytes.length, offset }
    offset += bytes.length
    return entry
  })
  const start = archiveStart({
    entries,
    dataLength: offset,
    contents: entries.length,
    metadata: { vector_layers: layers.map(([id]) => ({ id, fields: {} })) },
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    bounds,
  })

  return Buffer.concat([start, ...tiles.map(({ bytes }) => bytes)])
}

function layersOf(lng: number, lat: number): Record<string, Drawn[]> {
  const at = (east: number, north: number): Position => [lng + east, lat + north]
  const steps = [-0.05, -0.04, -0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03, 0.04, 0.05]
  const box = (size: number, east = 0, north = 0) => [
    [
      at(east - size, north - size),
      at(east + size, north - size),
      at(east + size, north + size),
      at(east - size, north + size),
      at(east - size, north - size),
    ],
  ]
  const area = (kind: string, coordinates: Position[][], name = ''): Drawn => ({
    type: 'Feature',
    properties: { kind, ...(name && { name }) },
    geometry: { type: 'Polygon', coordinates },
  })
  const line = (properties: Record<string, string>, ...coordinates: Position[]): Drawn => ({
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates },
  })
  const point = (properties: Record<string, string>, coordinates: Position): Drawn => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates },
  })

  return {
    earth: [area('earth', box(HALF))],
    landuse: [area('park', box(0.008, 0.02, 0.02), 'Stadtpark')],
    water: [
      area('water', box(0.006, -0.02, -0.02)),
      line({ kind: 'water', kind_detail: 'river', name: 'Muster' }, at(-0.06, 0.005), at(0.06, -0.005)),
    ],
    roads: steps.flatMap((step, index) => [
      line(
        { kind: index % 5 === 0 ? 'major_road' : 'minor_road', name: `Querstraße ${index + 1}` },
        at(step, -0.05),
        at(step, 0.05),
      ),
      line(
        { kind: index % 5 === 0 ? 'highway' : 'minor_road', name: `Längsstraße ${index + 1}` },
        at(-0.05, step),
        at(0.05, step),
      ),
    ]),
    places: [
      point(
        { kind: 'locality', kind_detail: 'town', name: 'Musterstadt', 'name:en': 'Sample Town' },
        at(0, 0.001),
      ),
    ],
    pois: [point({ kind: 'station', name: 'Hauptbahnhof', 'name:en': 'Central Station' }, at(0.004, 0.004))],
  }
}

function* tilesIn({ west, south, east, north }: MapArea, z: number): Generator<[x: number, y: number]> {
  const size = 2 ** z
  const column = (lng: number) => Math.floor(((lng + 180) / 360) * size)
  const row = (lat: number) =>
    Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * size)
  for (let x = column(west); x <= column(east); x += 1) {
    for (let y = row(north); y <= row(south); y += 1) yield [x, y]
  }
}
