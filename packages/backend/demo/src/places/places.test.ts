import { expect, test } from '@jest/globals'
import { CITIES } from './cities.ts'
import { populationOf, postcodeArea } from './gazetteer.ts'

const QUARTERS = CITIES.flatMap((city) => city.quarters.map((quarter) => ({ city, quarter })))

test('every postcode of the demo exists in its city', () => {
  const wrong = QUARTERS.flatMap(({ city, quarter }) =>
    quarter.postcodes.filter((postcode) => postcodeArea(postcode)?.city !== city.name),
  )

  expect(wrong).toEqual([])
})

test('GeoNames has a population for every city of the demo', () => {
  const tooSmall = CITIES.filter(({ geoName }) => populationOf(geoName) < 50_000).map(({ name }) => name)

  expect(tooSmall).toEqual([])
})

test('no two quarters have the same description', () => {
  const notes = QUARTERS.flatMap(({ quarter }) => [quarter.note.en, quarter.note.de])

  expect(new Set(notes).size).toBe(notes.length)
})

test('every quarter has at least three different streets', () => {
  for (const { quarter } of QUARTERS) {
    expect(quarter.streets.length).toBeGreaterThanOrEqual(3)
    expect(new Set(quarter.streets).size).toBe(quarter.streets.length)
  }
})
