import type OlMap from 'ol/Map.js'
import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import type { MapViewProps } from '../types.ts'
import { type BaseData, loadBaseData } from './base-data.ts'
import { baseLayers } from './base-layers.ts'

/** Who made the bundled map's data, as far as the licences ask for it. */
const SOURCES = [
  '<a href="https://www.bkg.bund.de" rel="noreferrer">© GeoBasis-DE / BKG</a>',
  '<a href="https://www.geonames.org" rel="noreferrer">GeoNames</a>',
  '<a href="https://www.openstreetmap.org/copyright" rel="noreferrer">© OpenStreetMap</a>',
]

/** Lays the ground below the pins: tiles where an address is configured, else the bundled borders and names. */
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

  // Pins on an empty ground still tell where things are to one another.
  loadBaseData().then(addLayers, (error: unknown) => onError?.(error))
}
