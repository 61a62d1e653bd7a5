import type OlMap from 'ol/Map.js'
import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import type { MapViewProps } from '../types.ts'
import { type BaseData, loadBaseData } from './base-data.ts'
import { baseLayers } from './base-layers.ts'

/** The attributions that the licences of the bundled map require. */
const SOURCES = [
  '<a href="https://www.bkg.bund.de" rel="noreferrer">© GeoBasis-DE / BKG</a>',
  '<a href="https://www.geonames.org" rel="noreferrer">GeoNames</a>',
  '<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap</a>',
]

/** Adds the background layers: tiles if a URL is configured, else the bundled map. */
export function addGround(map: OlMap, { settings, texts, onError }: MapViewProps): void {
  if (settings.tileUrl) {
    const attributions = settings.tileAttribution ?? undefined
    const source = new XYZ({ url: settings.tileUrl, attributions, crossOrigin: 'anonymous' })
    map.getLayers().insertAt(0, new TileLayer({ source }))
    return
  }

  const addLayers = (data: BaseData) => {
    const layers = baseLayers(data, () => map.getView().getZoom() ?? 0)
    layers[0]?.getSource()?.setAttributions([texts.simplified, ...SOURCES])
    for (const [at, layer] of layers.entries()) map.getLayers().insertAt(at, layer)
  }

  // Pins on an empty background still show relative positions.
  loadBaseData().then(addLayers, (error: unknown) => onError?.(error))
}
