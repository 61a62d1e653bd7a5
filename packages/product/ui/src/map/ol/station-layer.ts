import Feature from 'ol/Feature.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { mappedAddress } from './mapped-address.ts'

/** name, weight (more trains have more), longitude, latitude */
type StationRow = readonly [name: string, weight: number, lng: number, lat: number]

/** Nearer than a city, where quarters alone leave the map empty. */
const FROM_ZOOM = 11.5

/** Railway stations with their names, where no streets are drawn. They are fetched when one first looks so near. */
export function stationLayer(hasStreets: (at: readonly number[]) => boolean) {
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
        : styleOf(station.get('row') as StationRow),
  })
}

async function fetchStations(): Promise<StationRow[]> {
  const answer = await fetch(mappedAddress(new URL('../base/stations.min.json', import.meta.url)))
  if (!answer.ok) throw new Error(`The stations answered ${answer.status}`)

  return (await answer.json()) as StationRow[]
}

function featureOf(row: StationRow) {
  const feature = new Feature(new Point(fromLonLat([row[2], row[3]])))
  feature.set('row', row, true)
  return feature
}

function styleOf([name, weight]: StationRow): Style {
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
