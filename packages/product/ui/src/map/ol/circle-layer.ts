import Feature from 'ol/Feature.js'
import { circular } from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import type { MapCircle } from '../types.ts'

/** A circle with a radius in metres on the ground, and its name in it. */
export function circleLayer({ lng, lat, radiusMetres, label }: MapCircle) {
  const area = circular([lng, lat], radiusMetres, 64).transform('EPSG:4326', 'EPSG:3857')

  return new VectorLayer({
    zIndex: 9,
    source: new VectorSource({ features: [new Feature(area)] }),
    style: new Style({
      fill: new Fill({ color: 'rgba(139,30,45,.14)' }),
      stroke: new Stroke({ color: 'rgba(139,30,45,.55)', width: 1.5 }),
      ...(label && {
        text: new Text({
          text: label,
          font: '650 13px "Figtree Variable", sans-serif',
          fill: new Fill({ color: '#6d1420' }),
          stroke: new Stroke({ color: 'rgba(255,255,255,.92)', width: 3 }),
          overflow: true,
        }),
      }),
    }),
  })
}
