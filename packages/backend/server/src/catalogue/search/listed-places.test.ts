// proves 16.47
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Place } from '@domizil/api/schemas'
import { givenFlat } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

const MUNICH = { city: 'München', latitude: 48.15, longitude: 11.58 }

beforeAll(async () => {
  server = await openTestServer()
  await givenFlat(server.db, { ...MUNICH, district: 'Schwabing', postcode: '80801' })
  await givenFlat(server.db, { ...MUNICH, district: 'Schwabing', postcode: '80802' })
  await givenFlat(server.db, {
    city: 'Mainz',
    district: 'Neustadt',
    postcode: '55118',
    latitude: 50,
    longitude: 8.26,
  })
  await givenFlat(server.db, {
    city: 'Stuttgart',
    district: 'Bad Cannstatt',
    postcode: '70372',
    latitude: 48.8,
    longitude: 9.22,
  })
  await givenFlat(server.db, {
    city: 'Freiburg im Breisgau',
    district: 'Wiehre',
    postcode: '79100',
    latitude: 47.99,
    longitude: 7.85,
  })
  await givenFlat(server.db, { city: 'Geheim', district: 'Entwurf', status: 'DRAFT' })
})
afterAll(() => server.close())

async function places(term: string, locale = 'de'): Promise<Place[]> {
  const headers = { 'accept-language': locale }
  return (await server.send('GET', `/place/list?term=${encodeURIComponent(term)}`, { headers })).body
}

test.each([
  ['Schwabing', { kind: 'DISTRICT', name: 'Schwabing', city: 'München', region: 'Bayern', flats: 2 }],
  ['schwab', { name: 'Schwabing' }],
  ['Schwabing Munich', { name: 'Schwabing', city: 'München' }],
  ['München Schwabing', { name: 'Schwabing' }],
  ['Schwabng', { name: 'Schwabing' }],
  ['Mün', { kind: 'CITY', name: 'München', flats: 2 }],
  ['Neustadt', { kind: 'DISTRICT', name: 'Neustadt', city: 'Mainz', region: 'Rheinland-Pfalz', flats: 1 }],
  ['Cannstatt', { kind: 'DISTRICT', name: 'Bad Cannstatt', city: 'Stuttgart' }],
  ['80801 M', { kind: 'POSTCODE', name: 'München', postcode: '80801', flats: 1 }],
  ['Freiburg', { kind: 'CITY', name: 'Freiburg im Breisgau', region: 'Baden-Württemberg', flats: 1 }],
])('the suggestions for %j start with a place that has flats', async (term, place) => {
  expect((await places(term))[0]).toMatchObject(place)
})

test('a place with flats is suggested once, before places without flats', async () => {
  const found = await places('Freiburg')

  expect(found.filter(({ region }) => region === 'Baden-Württemberg')).toHaveLength(1)
  expect(found.map(({ flats = 0 }) => flats > 0)).toEqual([true, ...found.slice(1).map(() => false)])
})

test('suggested places have their names in the language of the reader', async () => {
  expect((await places('Schwabing', 'en'))[0]).toMatchObject({ city: 'Munich', region: 'Bavaria' })
  expect((await places('Schwabing', 'es'))[0]).toMatchObject({ city: 'Múnich', region: 'Baviera' })
})

test('places that only have unlisted flats are not suggested', async () => {
  expect([...(await places('Geheim')), ...(await places('Entwurf'))]).toEqual([])
})

test.each(['Schwabing, München', 'Schwabing, Munich', 'Schwabing, Múnich'])(
  'choosing the suggested district finds its flats and no others: %s',
  async (term) => {
    const { body } = await server.send('POST', '/flat/search/filter', { body: { term } })

    expect(body.total).toBe(2)
  },
)

test('a new place is suggested after a minute', async () => {
  await places('Kiel')
  await givenFlat(server.db, {
    city: 'Kiel',
    district: 'Wik',
    postcode: '24106',
    latitude: 54.35,
    longitude: 10.1,
  })
  server.clock.now = new Date(NOW.getTime() + 61_000)

  let [wik] = await places('Wik')
  while (!wik?.flats) [wik] = await places('Wik')

  expect(wik).toMatchObject({ name: 'Wik', city: 'Kiel' })
})
