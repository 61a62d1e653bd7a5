import { expect, test } from '@jest/globals'
import { aFlatCard } from '@domizil/testing'
import { citiesOf } from './cities-of.ts'

const flatsIn = (...cities: string[]) => cities.map((city, id) => aFlatCard({ id, city }))

test('the city with most flats comes first, with its newest flat', () => {
  const cities = citiesOf(flatsIn('Bremen', 'Berlin', 'Köln', 'Berlin'))

  expect(cities.map(({ city, count, flat }) => [city, count, flat.id])).toEqual([
    ['Berlin', 2, 1],
    ['Bremen', 1, 0],
    ['Köln', 1, 2],
  ])
})

test('a city says its lowest price', () => {
  const flats = [900, 640, 1200].map((pricePerMonth, id) => aFlatCard({ id, city: 'Kiel', pricePerMonth }))

  expect(citiesOf(flats)[0]?.fromPrice).toBe(640)
})

test('there are six at most', () => {
  expect(citiesOf(flatsIn('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toHaveLength(6)
})
