import Feature from 'ol/Feature.js'
import type { FeatureLike } from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import type { PlaceRow } from './base-data.ts'

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

const styles = new Map<string, Style>()

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
