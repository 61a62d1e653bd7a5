import type { FeatureLike } from 'ol/Feature.js'
import MVT from 'ol/format/MVT.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { OSM_CREDIT } from '../credits.ts'
import type { StreetMap } from '../../types.ts'
import { streetExtent, STREETS_FROM_ZOOM } from './street-area.ts'

/** The colours of the map, as those of the bundled one. */
const COLOURS = {
  ground: '#f8f6f2',
  water: '#c3dcea',
  park: '#dfe8d3',
  forest: '#d3e0c6',
  living: '#f5f1ee',
  building: '#e9e2dd',
  minor: '#ffffff',
  minorEdge: '#ddd5d2',
  major: '#fdf6ea',
  majorEdge: '#d9cfca',
  motorway: '#e9c9bd',
  motorwayEdge: '#d3ada0',
  rail: '#b9adad',
  boundary: '#bfb2b1',
}
const GREEN = [
  'park',
  'garden',
  'grass',
  'cemetery',
  'meadow',
  'allotments',
  'golf_course',
  'recreation_ground',
]
const FORESTS = ['forest', 'wood', 'nature_reserve', 'national_park']
const LIVING = [
  'residential',
  'neighbourhood',
  'school',
  'hospital',
  'university',
  'commercial',
  'industrial',
]
const ROADS: Record<string, LineLook> = {
  highway: { colour: COLOURS.motorway, edge: COLOURS.motorwayEdge, width: 8, minZoom: 0, depth: 6 },
  major_road: { colour: COLOURS.major, edge: COLOURS.majorEdge, width: 7, minZoom: 0, depth: 5 },
  medium_road: { colour: COLOURS.minor, edge: COLOURS.minorEdge, width: 5.5, minZoom: 11.5, depth: 4 },
  minor_road: { colour: COLOURS.minor, edge: COLOURS.minorEdge, width: 4.5, minZoom: 12.5, depth: 3 },
  path: { colour: COLOURS.minorEdge, width: 1, minZoom: 14, depth: 2 },
  rail: { colour: COLOURS.rail, width: 1.4, minZoom: 11, depth: 2 },
}
const RIVER: LineLook = { colour: COLOURS.water, width: 4, minZoom: 0, depth: 1 }
const BOUNDARY: LineLook = { colour: COLOURS.boundary, width: 1, minZoom: 0, depth: 1 }
const FAMILY = '"Figtree Variable", sans-serif'
const INK = '#4d4245'
const SOFT = '#6a5f62'
const STATIONS = ['station', 'train_station', 'subway_station', 'tram_stop']
const PLACE: NameLook = { font: `700 14px ${FAMILY}`, colour: INK, minZoom: 0, depth: 40 }
const QUARTER: NameLook = { font: `550 12px ${FAMILY}`, colour: SOFT, minZoom: 0, depth: 30 }
const STATION: NameLook = {
  font: `600 11px ${FAMILY}`,
  colour: '#31566b',
  minZoom: 12.5,
  depth: 35,
  isDot: true,
}
const PARK: NameLook = { font: `550 11px ${FAMILY}`, colour: '#55703c', minZoom: 14, depth: 20 }
const WATER: NameLook = { font: `italic 550 12px ${FAMILY}`, colour: '#41708a', minZoom: 13, depth: 25 }
const BIG_STREET: NameLook = { font: `550 12px ${FAMILY}`, colour: INK, minZoom: 13.5, depth: 15 }
const STREET: NameLook = { font: `500 11px ${FAMILY}`, colour: SOFT, minZoom: 15, depth: 10 }
/** The resolution of zoom 0, in metres per pixel. */
const RESOLUTION_0 = 156_543.034
/** Names in view: more are made again when they come back. */
const MAX_NAMES = 2_000
/** The edges of roads are above all areas. */
const BELOW_ROADS = -20
const HALO = new Stroke({ color: 'rgba(255,255,255,.92)', width: 3 })

/** The number of failures in a row that mean a broken file, once a tile was loaded; before that it is one. */
const MAX_FAILURES = 3

/** The streets above the bundled map. `onFailure` is called once, when they cannot be loaded. */
export function createStreetLayer(streets: StreetMap, language: string, onFailure: () => void) {
  const source = new VectorTileSource({
    format: new MVT(),
    url: streets.tileUrl,
    minZoom: streets.minZoom,
    maxZoom: streets.maxZoom,
    attributions: OSM_CREDIT,
  })
  let failuresLeft = 1
  source.on('tileloadend', () => {
    failuresLeft = MAX_FAILURES
  })
  source.on('tileloaderror', () => {
    failuresLeft -= 1
    if (failuresLeft === 0) onFailure()
  })
  const layer = new VectorTileLayer({
    // With a separate collision tree: the names of the bundled map must not hide its streets.
    declutter: 'ground',
    extent: streetExtent(streets),
    minZoom: STREETS_FROM_ZOOM,
    source,
    style: streetStyle(language),
  })

  return { layer, speak: (next: string) => layer.setStyle(streetStyle(next)) }
}

/** The colour of an area; undefined if it is not drawn. */
function areaColour(layer: string, kind: string): string | undefined {
  if (layer === 'earth') return COLOURS.ground
  if (layer === 'water') return COLOURS.water
  if (layer === 'buildings') return COLOURS.building
  if (layer !== 'landuse') return undefined
  if (GREEN.includes(kind)) return COLOURS.park
  if (FORESTS.includes(kind)) return COLOURS.forest
  return LIVING.includes(kind) ? COLOURS.living : undefined
}

/** How a line is drawn. */
interface LineLook {
  readonly colour: string
  readonly edge?: string
  /** The width in pixels at zoom 15. */
  readonly width: number
  readonly minZoom: number
  /** What is drawn above what. */
  readonly depth: number
}

/** The look of a line; undefined if it is not drawn. */
function lineLook(layer: string, kind: string): LineLook | undefined {
  if (layer === 'roads') return ROADS[kind]
  if (layer === 'water') return RIVER
  return layer === 'boundaries' ? BOUNDARY : undefined
}

/** How a name is written. */
interface NameLook {
  readonly font: string
  readonly colour: string
  readonly minZoom: number
  readonly depth: number
  readonly isDot?: boolean
}

/** The look of a name; undefined if it is not written. */
function nameLook(layer: string, kind: string): NameLook | undefined {
  if (layer === 'places') return kind === 'locality' ? PLACE : QUARTER
  if (layer === 'pois') return STATIONS.includes(kind) ? STATION : undefined
  if (layer === 'landuse') return GREEN.includes(kind) ? PARK : undefined
  if (layer === 'water') return WATER
  if (layer !== 'roads') return undefined
  return kind === 'highway' || kind === 'major_road' ? BIG_STREET : STREET
}

/** Draws streets, water, parks and stations, with names in a language where the map has them. */
export function streetStyle(language: string) {
  const shapes = new Map<string, Style[]>()
  const names = new Map<string, Style>()

  return (feature: FeatureLike, resolution: number): Style[] => {
    // In halves: a style is made once per look, not once per frame.
    const zoom = Math.round(2 * Math.log2(RESOLUTION_0 / resolution)) / 2
    const layer = String(feature.get('layer'))
    const kind = kindOf(feature)
    const type = feature.getGeometry()?.getType() ?? ''
    const shape = cached(shapes, `${layer}/${kind}/${type}/${zoom}`, () =>
      shapeStyles(layer, kind, type, zoom),
    )
    const text = nameOf(feature, language)
    const look = text ? nameLook(layer, kind) : undefined
    if (!text || !look || zoom < look.minZoom) return shape

    if (names.size > MAX_NAMES) names.clear()
    const isAlong = type.endsWith('LineString')
    return [...shape, cached(names, `${look.depth}/${isAlong}/${text}`, () => nameStyle(text, look, isAlong))]
  }
}

/** Rivers are `kind: 'water'` with a detail. */
function kindOf(feature: FeatureLike): string {
  return String(feature.get('kind') ?? '')
}

/** The name in a language, or as it is written there. */
function nameOf(feature: Pick<FeatureLike, 'get'>, language: string): string | undefined {
  const name: unknown = feature.get(`name:${language}`) ?? feature.get('name')
  return typeof name === 'string' && name !== '' ? name : undefined
}

function shapeStyles(layer: string, kind: string, type: string, zoom: number): Style[] {
  if (type.endsWith('Polygon')) {
    const color = areaColour(layer, kind)
    return color ? [new Style({ fill: new Fill({ color }), zIndex: BELOW_ROADS })] : []
  }
  const look = type.endsWith('LineString') ? lineLook(layer, kind) : undefined
  if (!look || zoom < look.minZoom) return []

  const width = Math.max(0.6, look.width * 1.45 ** (zoom - 15))
  const line = (color: string, wide: number, zIndex: number) =>
    new Style({ stroke: new Stroke({ color, width: wide, lineCap: 'round', lineJoin: 'round' }), zIndex })
  const road = line(look.colour, width, look.depth)
  return look.edge && width > 1.5 ? [line(look.edge, width + 1.6, look.depth - 10), road] : [road]
}

function nameStyle(text: string, look: NameLook, isAlong: boolean): Style {
  return new Style({
    zIndex: look.depth,
    ...(look.isDot && {
      image: new CircleStyle({
        radius: 4,
        fill: new Fill({ color: look.colour }),
        stroke: new Stroke({ color: '#fff', width: 1.5 }),
      }),
    }),
    text: new Text({
      text,
      font: look.font,
      fill: new Fill({ color: look.colour }),
      stroke: HALO,
      padding: [2, 3, 2, 3],
      ...(look.isDot && { offsetY: 13 }),
      ...(isAlong ? { placement: 'line', maxAngle: 0.6, repeat: 320 } : { overflow: true }),
    }),
  })
}

function cached<T>(values: Map<string, T>, key: string, make: () => T): T {
  const known = values.get(key)
  if (known !== undefined) return known
  const made = make()
  values.set(key, made)
  return made
}
