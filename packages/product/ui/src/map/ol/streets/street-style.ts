import type { FeatureLike } from 'ol/Feature.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { areaColour, lineLook, type NameLook, nameLook } from './street-looks.ts'

/** The resolution of zoom 0, in metres per pixel. */
const RESOLUTION_0 = 156_543.034
/** Names in view: more are made again when they come back. */
const MAX_NAMES = 2_000
/** The edges of roads are above all areas. */
const BELOW_ROADS = -20
const HALO = new Stroke({ color: 'rgba(255,255,255,.92)', width: 3 })

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
export function nameOf(feature: Pick<FeatureLike, 'get'>, language: string): string | undefined {
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
