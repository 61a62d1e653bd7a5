// proves 21.26
import { expect, test } from '@jest/globals'
import type Style from 'ol/style/Style.js'
import type { PlaceRow } from './base-data.ts'
import { labelLayer } from './base-layers.ts'

const MUNICH: PlaceRow = ['München', 1_500_000, 0, 11.57, 48.14]

/** What the map writes at a place, by zoom and the reader's name of it. */
function labelOf(row: PlaceRow, zoom: number, placeName: (localName: string) => string): unknown {
  const layer = labelLayer(
    [row],
    () => zoom,
    () => false,
    placeName,
  )
  const [point] = layer.getSource()?.getFeatures() ?? []
  if (!point) return undefined
  const style = layer.getStyleFunction()?.(point, 1) as Style | undefined
  return style?.getText()?.getText()
}

test('a city is labelled with the given name, in capitals when zoomed in', () => {
  expect(labelOf(MUNICH, 7, () => 'Munich')).toBe('Munich')
  expect(labelOf(MUNICH, 11, () => 'Munich')).toBe('MUNICH')
})

test('a label changes with the language, despite the cache', () => {
  labelOf(MUNICH, 7, () => 'Munich')

  expect(labelOf(MUNICH, 7, () => 'Múnich')).toBe('Múnich')
})
