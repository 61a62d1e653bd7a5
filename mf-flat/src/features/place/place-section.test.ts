// proves 22.8
import { expect, test } from '@jest/globals'
import { distancesFrom } from './place-section.tsx'

test('the page names the city centre, the main station and the nearest university with their distance', () => {
  const neukoelln = { city: 'Berlin', latitude: 52.4811, longitude: 13.4354 }

  expect(distancesFrom(neukoelln)).toEqual([
    { kind: 'centre', name: '', km: expect.closeTo(5, 0) },
    { kind: 'station', name: 'Berlin Hauptbahnhof', km: expect.closeTo(6.7, 0) },
    { kind: 'university', name: 'Humboldt-Universität', km: expect.closeTo(5, 0) },
  ])
})

test('distances are at least 300 metres, and an unknown city has none', () => {
  const [centre] = distancesFrom({ city: 'Berlin', latitude: 52.524, longitude: 13.411 })

  expect(centre?.km).toBe(0.3)
  expect(distancesFrom({ city: 'Atlantis', latitude: 0, longitude: 0 })).toEqual([])
  expect(distancesFrom({ city: 'constructor', latitude: 0, longitude: 0 })).toEqual([])
})
