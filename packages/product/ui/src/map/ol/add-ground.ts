import type OlMap from 'ol/Map.js'
import TileLayer from 'ol/layer/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import type { MapTexts, MapViewProps, StreetMap } from '../types.ts'
import { type BaseData, loadBaseData } from './base-data.ts'
import { baseLayers } from './base-layers.ts'
import { BUNDLED_CREDITS } from './credits.ts'
import { hasStreetsAt } from './streets/street-area.ts'

/** What is drawn below the pins. */
export interface Ground {
  /** Adopts the language of names. */
  speak: (language: string) => void
}

/**
 * Adds the background layers: tiles if a URL is configured, else the bundled map, with streets where there are some.
 * `texts` are those of the moment.
 */
export function addGround(map: OlMap, props: MapViewProps, texts: () => MapTexts): Ground {
  const { settings, onError } = props
  if (settings.tileUrl) {
    const attributions = settings.tileAttribution ?? undefined
    const source = new XYZ({ url: settings.tileUrl, attributions, crossOrigin: 'anonymous' })
    map.getLayers().insertAt(0, new TileLayer({ source }))
    return { speak: () => undefined }
  }

  // Where the streets have names, those of the bundled map are left out.
  let streets: StreetMap | null = null
  let nameAgain = (): void => undefined
  const hasStreets = (at: readonly number[]) => hasStreetsAt(streets, at, map.getView().getZoom() ?? 0)
  const addLayers = (data: BaseData) => {
    const layers = baseLayers(
      data,
      () => map.getView().getZoom() ?? 0,
      hasStreets,
      (name) => texts().placeName(name),
    )
    nameAgain = () => layers.at(-1)?.changed()
    layers[0]
      ?.getSource()
      ?.setAttributions(() =>
        hasStreets(map.getView().getCenter() ?? [])
          ? BUNDLED_CREDITS
          : [texts().simplified, ...BUNDLED_CREDITS],
      )
    for (const [at, layer] of layers.entries()) map.getLayers().insertAt(at, layer)
  }

  // Pins on an empty background still show relative positions.
  loadBaseData().then(addLayers, (error: unknown) => onError?.(error))
  if (!settings.streets) return { speak: () => nameAgain() }

  const configured = settings.streets
  let speak = (_: string): void => undefined
  const addStreets = async () => {
    const { createStreetLayer } = await import('./streets/street-layer.ts')
    const created = createStreetLayer(configured, texts().language, () => {
      // The bundled map is complete again, and says that it is simplified.
      streets = null
      map.removeLayer(created.layer)
      onError?.(new Error('The street map cannot be loaded'))
    })
    speak = created.speak
    streets = configured
    map.addLayer(created.layer)
  }
  addStreets().catch((error: unknown) => onError?.(error))

  return {
    speak: (language) => {
      nameAgain()
      speak(language)
    },
  }
}
