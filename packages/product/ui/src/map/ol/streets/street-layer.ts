import MVT from 'ol/format/MVT.js'
import VectorTileLayer from 'ol/layer/VectorTile.js'
import VectorTileSource from 'ol/source/VectorTile.js'
import { OSM_CREDIT } from '../credits.ts'
import type { StreetMap } from '../../types.ts'
import { STREETS_FROM_ZOOM, streetExtent } from './street-area.ts'
import { streetStyle } from './street-style.ts'

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
