import Feature from 'ol/Feature.js'
import GeoJSON from 'ol/format/GeoJSON.js'
import { fromExtent } from 'ol/geom/Polygon.js'
import VectorLayer from 'ol/layer/Vector.js'
import { transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { feature } from 'topojson-client'
import type { BaseData, BaseLayerName } from './base-data.ts'
import { labelLayer } from './label-layer.ts'
import { stationLayer } from './station-layer.ts'

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
