// proves 16.47
import type { Place } from '@domizil/api/schemas'
import type { Locale } from '@domizil/domain'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

type Found = Pick<Place, 'name' | 'city' | 'region' | 'postcode' | 'countryCode' | 'flats' | 'latitude'>

async function places(term: string, locale: Locale = 'de'): Promise<Found[]> {
  const headers = { 'accept-language': locale }
  return (await server.send('GET', `/place/list?term=${encodeURIComponent(term)}`, { headers })).body
}

test.each([
  ['Berlin', 'Berlin'],
  ['ber', 'Berlin'],
  ['münchen', 'München'],
  ['MUNCHEN', 'München'],
  ['muenchen', 'München'],
  ['Munich', 'München'],
  ['muni', 'München'],
  ['Koeln', 'Köln'],
  ['cologne', 'Köln'],
  ['Colonia', 'Köln'],
  ['hamburgo', 'Hamburg'],
  ['Fráncfort', 'Frankfurt am Main'],
  ['Frankfurt', 'Frankfurt am Main'],
  ['frankfurt (o', 'Frankfurt (Oder)'],
  ['halle', 'Halle (Saale)'],
  ['Gießen', 'Gießen'],
  ['giessen', 'Gießen'],
  ['kreuzb', 'Kreuzberg'],
  ['  bonn ', 'Bonn'],
])('the suggestions for %j start with %s', async (term, name) => {
  const [first] = await places(term)

  expect(first?.name).toBe(name)
})

test('a suggested place has its position', async () => {
  const [berlin] = await places('Berlin')

  expect(berlin).toEqual({
    kind: 'CITY',
    name: 'Berlin',
    countryCode: 'DE',
    latitude: expect.closeTo(52.52, 1),
    longitude: expect.closeTo(13.41, 1),
  })
})

test('the largest places come first, at most eight, none twice', async () => {
  const names = (await places('ha')).map(({ name }) => name)

  expect(names.slice(0, 2)).toEqual(['Hamburg', 'Hannover'])
  expect(names).toHaveLength(8)
  expect(new Set(names).size).toBe(8)
})

describe('the suggestions for a postcode', () => {
  test('name the city of a whole postcode', async () => {
    expect(await places('10119')).toEqual([
      {
        kind: 'POSTCODE',
        name: 'Berlin',
        postcode: '10119',
        countryCode: 'DE',
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
    ])
  })

  test('list the postcodes that start with the first digits', async () => {
    const found = await places('10')

    expect(found).toHaveLength(8)
    expect(found.every(({ postcode }) => postcode?.startsWith('10'))).toBe(true)
  })

  test('are empty for an unknown postcode', async () => {
    expect(await places('00000')).toEqual([])
  })
})

test.each(['xyzzy', '%', '---', '’'])('the term %j has no suggestions', async (term) => {
  expect(await places(term)).toEqual([])
})

test.each(['', 'x'.repeat(81)])('a term that is empty or too long is refused', async (term) => {
  expect((await server.send('GET', `/place/list?term=${term}`)).status).toBe(400)
})

test.each<[Locale, string, string]>([
  ['en', 'mün', 'Munich'],
  ['de', 'Munich', 'München'],
  ['es', 'Munich', 'Múnich'],
  ['es', 'hamb', 'Hamburgo'],
  ['en', 'wien', 'Vienna'],
  ['de', 'Vienna', 'Wien'],
])('cities are named in the language of the reader, %s: %s', async (locale, term, name) => {
  expect((await places(term, locale))[0]?.name).toBe(name)
})

test('a city is not listed a second time under its local name', async () => {
  expect((await places('Munich', 'en')).map((place) => place.name)).not.toContain('München')
})

test.each([
  ['Madrid', 'Madrid', 'ES'],
  ['barc', 'Barcelona', 'ES'],
  ['Séville', 'Sevilla', 'ES'],
  ['malaga', 'Málaga', 'ES'],
  ['San Sebas', 'San Sebastián', 'ES'],
  ['donostia', 'San Sebastián', 'ES'],
  ['Valencia', 'Valencia', 'ES'],
  ['Córdoba', 'Córdoba', 'ES'],
  ['Vienna', 'Wien', 'AT'],
  ['wien', 'Wien', 'AT'],
  ['zurich', 'Zürich', 'CH'],
  ['København', 'Kopenhagen', 'DK'],
  ['Lodz', 'Łódź', 'PL'],
  ['rom', 'Rom', 'IT'],
  ['Sydney', 'Sydney', 'AU'],
])('the suggestions for %j start with %s in %s', async (term, name, countryCode) => {
  const [first] = await places(term)

  expect(first).toMatchObject({ name, countryCode })
})

test.each(['valencia', 'cordoba', 'neustadt', 'halle', 'vienna', 'san'])(
  'the suggestions for %j can be told apart',
  async (term) => {
    const told = (await places(term)).map(({ name, city, region, postcode, countryCode }) =>
      [name, city, region, postcode, countryCode].join(),
    )

    expect(new Set(told).size).toBe(told.length)
  },
)

test.each([
  ['Freiburg im Breisgau', { name: 'Freiburg', region: 'Baden-Württemberg' }],
  ['Berlin Mitte', { name: 'Mitte', city: 'Berlin' }],
  ['Kreuzberg', { name: 'Kreuzberg', city: 'Berlin', region: 'Berlin' }],
  ['10115 Berlin', { name: 'Berlin', postcode: '10115' }],
  ['halle', { name: 'Halle (Saale)', region: 'Sachsen-Anhalt' }],
  ['Berln', { name: 'Berlin' }],
  ['Hambrug', { name: 'Hamburg' }],
  ['Müncehn', { name: 'München' }],
  ['Frankfrut am Main', { name: 'Frankfurt am Main' }],
])('the suggestion for %j says where the place is', async (term, place) => {
  expect((await places(term))[0]).toMatchObject(place)
})

test('towns of the same name are told apart by their state, in the reader’s language', async () => {
  const regionsOf = async (locale: Locale) =>
    (await places('Halle', locale)).filter(({ name }) => name === 'Halle').map(({ region }) => region)

  expect(await regionsOf('de')).toEqual(['Nordrhein-Westfalen', 'Niedersachsen'])
  expect(await regionsOf('en')).toEqual(['North Rhine-Westphalia', 'Lower Saxony'])
})

test('small towns of other countries are not suggested', async () => {
  expect((await places('Hallett')).map(({ name }) => name)).toEqual([])
})
