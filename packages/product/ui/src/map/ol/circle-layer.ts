import Feature from 'ol/Feature.js'
import { circular } from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import type { LngLat } from '../types.ts'

/** A circle with a radius in metres on the ground. */
export function circleLayer({ lng, lat, radiusMetres }: LngLat & { radiusMetres: number }) {
  const area = circular([lng, lat], radiusMetres, 64).transform('EPSG:4326', 'EPSG:3857')

  return new VectorLayer({
    zIndex: 9,
    source: new VectorSource({ features: [new Feature(area)] }),
    style: new Style({
      fill: new Fill({ color: 'rgba(139,30,45,.14)' }),
      stroke: new Stroke({ color: 'rgba(139,30,45,.55)', width: 1.5 }),
    }),
  })
}
