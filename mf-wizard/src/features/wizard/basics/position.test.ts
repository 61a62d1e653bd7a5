import { expect, test } from '@jest/globals'
import { middleOf, positionFrom } from './address-fields.tsx'

test('coordinates are read as copied from maps', () => {
  expect(positionFrom('48.208174, 16.373819')).toEqual({ lat: 48.20817, lng: 16.37382 })
  expect(positionFrom(' -33.45 -70.6 ')).toEqual({ lat: -33.45, lng: -70.6 })
})

test('text without valid coordinates is not read as a position', () => {
  for (const text of ['', '48.2', '95, 10', '48.2, 181', 'Vienna', '48,2, 16,3']) {
    expect(positionFrom(text)).toBeUndefined()
  }
})

test('“Put the pin here” uses the centre of the shown map', () => {
  expect(middleOf({ north: 49, south: 47, east: 17, west: 16 })).toEqual({ lat: 48, lng: 16.5 })
})
