import Feature, { type FeatureLike } from 'ol/Feature.js'
import GeoJSON from 'ol/format/GeoJSON.js'
import Point from 'ol/geom/Point.js'
import { fromExtent } from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { feature } from 'topojson-client'
import type { BaseData, BaseLayerName, PlaceRow } from './base-data.ts'
import { mappedAddress } from './mapped-address.ts'

const QUARTER = 2

const BIG_CITY = 400_000

const QUARTERS_FROM_ZOOM = 10.4

const CITY_IN_CAPITALS_FROM_ZOOM = 10

/** The smallest population of a labelled place, by zoom. */
const NAMED_FROM = [
  [6, 350_000],
  [7, 150_000],
  [8, 70_000],
  [9, 30_000],
  [10, 12_000],
  [Infinity, 3_000],
] as const

const styles = new Map<string, Style>()

interface Look {
  name: BaseLayerName
  fill?: string
  line?: string
  width?: number
  minZoom?: number
}

const SEA = '#c3dcea'

const LAND = '#efece6'

const LOOKS: readonly Look[] = [
  { name: 'countries', fill: LAND },
  { name: 'countryLines', line: '#bdb3b2' },
  { name: 'water', fill: SEA, line: SEA, width: 2 },
  { name: 'germany', fill: '#f8f6f2', line: '#a99ea0', width: 1.2 },
  { name: 'urban', fill: '#efe7e0' },
  { name: 'districtLines', line: '#d9cfca', minZoom: 6.6 },
  { name: 'stateLines', line: '#bfb2b1', width: 1.3 },
]

const format = new GeoJSON({ featureProjection: 'EPSG:3857' })

/** name, weight (more trains have more), longitude, latitude */
type StationRow = readonly [name: string, weight: number, lng: number, lat: number]

/** Nearer than a city, where quarters alone leave the map empty. */
const FROM_ZOOM = 11.5

/** The layers of the bundled map, from bottom to top. Tile edges are not drawn as borders. */
export function baseLayers(
  data: BaseData,
  zoomOf: () => number,
  hasStreets: (at: readonly number[]) => boolean,
  placeName: (localName: string) => string,
) {
  return [
    worldLayer(data),
    seaLayer(data),
    ...LOOKS.map((look) => borderLayer(data, look)),
    stationLayer(hasStreets),
    labelLayer(data.places, zoomOf, hasStreets, placeName),
  ]
}

/** The area outside the bundled map: only land and sea. */
function worldLayer({ world }: BaseData) {
  const features = format.readFeatures(feature(world, 'land')) as Feature[]

  return new VectorLayer({
    background: SEA,
    source: new VectorSource({ features }),
    style: new Style({ fill: new Fill({ color: LAND }) }),
  })
}

/** Covers the low-resolution coasts inside the area of the bundled map. */
function seaLayer({ topology }: BaseData) {
  const [west = 0, south = 0, east = 0, north = 0] = topology.bbox ?? []
  const extent = transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857')

  return new VectorLayer({
    source: new VectorSource({ features: [new Feature(fromExtent(extent))] }),
    style: new Style({ fill: new Fill({ color: SEA }) }),
  })
}

function borderLayer({ topology }: BaseData, { name, fill, line, width = 1, minZoom }: Look) {
  const features = format.readFeatures(feature(topology, name)) as Feature[]
  const style = new Style({
    ...(fill && { fill: new Fill({ color: fill }) }),
    ...(line && { stroke: new Stroke({ color: line, width }) }),
  })

  return new VectorLayer({
    source: new VectorSource({ features }),
    style,
    renderBuffer: 200,
    ...(minZoom && { minZoom }),
  })
}

/**
 * The labels of places by population, in the reader's language, where no streets have names. Overlapping labels
 * are left out.
 */
export function labelLayer(
  places: readonly PlaceRow[],
  zoomOf: () => number,
  hasStreets: (at: readonly number[]) => boolean,
  placeName: (localName: string) => string,
) {
  const features = places.map((row) => {
    const point = new Feature(new Point(fromLonLat([row[3], row[4]])))
    point.set('row', row, true)
    return point
  })

  return new VectorLayer({
    source: new VectorSource({ features }),
    declutter: true,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
    renderOrder: (one, other) => rowOf(other)[1] - rowOf(one)[1],
    style: (point) =>
      hasStreets(point.getGeometry()?.getExtent() ?? [])
        ? undefined
        : styleOf(rowOf(point), zoomOf(), placeName),
  })
}

function rowOf(point: FeatureLike): PlaceRow {
  return point.get('row') as PlaceRow
}

function isNamed([, people, kind]: PlaceRow, zoom: number): boolean {
  if (kind === QUARTER) return zoom >= QUARTERS_FROM_ZOOM
  const [, least] = NAMED_FROM.find(([upTo]) => zoom < upTo) ?? NAMED_FROM[0]

  return people >= least
}

function styleOf(row: PlaceRow, zoom: number, placeName: (localName: string) => string): Style | undefined {
  if (!isNamed(row, zoom)) return undefined
  const [localName, people, kind] = row
  const name = placeName(localName)
  const isBig = people > BIG_CITY && kind !== QUARTER
  const text = isBig && zoom > CITY_IN_CAPITALS_FROM_ZOOM ? name.toUpperCase() : name
  const key = `${kind}${isBig}${text}`
  const known = styles.get(key)
  if (known) return known

  const style = new Style({
    zIndex: people,
    text: new Text({
      text,
      font: `${isBig ? '700 14px' : '550 12px'} "Figtree Variable", sans-serif`,
      fill: new Fill({ color: kind === QUARTER ? '#6a5f62' : '#4d4245' }),
      stroke: new Stroke({ color: 'rgba(255,255,255,.92)', width: 3 }),
      overflow: true,
      padding: [2, 3, 2, 3],
    }),
  })
  styles.set(key, style)

  return style
}

/** Railway stations with their names, where no streets are drawn. They are fetched when one first looks so near. */
function stationLayer(hasStreets: (at: readonly number[]) => boolean) {
  const source = new VectorSource({
    loader: (extent) => {
      fetchStations().then(
        (rows) => source.addFeatures(rows.map(featureOf)),
        // Tried again with the next look.
        () => source.removeLoadedExtent(extent),
      )
    },
  })

  return new VectorLayer({
    source,
    minZoom: FROM_ZOOM,
    declutter: true,
    style: (station) =>
      hasStreets(station.getGeometry()?.getExtent() ?? [])
        ? undefined
        : stationStyle(station.get('row') as StationRow),
  })
}

async function fetchStations(): Promise<StationRow[]> {
  const answer = await fetch(mappedAddress(new URL('../base/stations.min.json', import.meta.url)))
  if (!answer.ok) throw new Error(`The stations answered ${answer.status}`)

  return (await answer.json()) as StationRow[]
}

function featureOf(row: StationRow) {
  const station = new Feature(new Point(fromLonLat([row[2], row[3]])))
  station.set('row', row, true)
  return station
}

function stationStyle([name, weight]: StationRow): Style {
  return new Style({
    zIndex: weight,
    image: new CircleStyle({
      radius: 4,
      fill: new Fill({ color: '#ffffff' }),
      stroke: new Stroke({ color: '#4a5d7a', width: 2 }),
    }),
    text: new Text({
      text: name,
      offsetY: 12,
      font: '550 11px "Figtree Variable", sans-serif',
      fill: new Fill({ color: '#4a5d7a' }),
      stroke: new Stroke({ color: 'rgba(255,255,255,.92)', width: 3 }),
    }),
  })
}
