import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
afterAll(() => server.close())

async function places(term: string): Promise<{ name: string; postcode?: string; latitude: number }[]> {
  return (await server.send('GET', `/place/list?term=${encodeURIComponent(term)}`)).body
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
])('%j begins the list with %s', async (term, name) => {
  const [first] = await places(term)

  expect(first?.name).toBe(name)
})

test('a place has its position', async () => {
  const [berlin] = await places('Berlin')

  expect(berlin).toEqual({
    name: 'Berlin',
    countryCode: 'DE',
    latitude: expect.closeTo(52.52, 1),
    longitude: expect.closeTo(13.41, 1),
  })
})

test('the biggest come first, eight at most, none twice', async () => {
  const names = (await places('ha')).map(({ name }) => name)

  expect(names.slice(0, 2)).toEqual(['Hamburg', 'Hannover'])
  expect(names).toHaveLength(8)
  expect(new Set(names).size).toBe(8)
})

describe('postcodes', () => {
  test('a whole one names its city', async () => {
    expect(await places('10119')).toEqual([
      {
        name: 'Berlin',
        postcode: '10119',
        countryCode: 'DE',
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
    ])
  })

  test('the first digits list those that begin so', async () => {
    const found = await places('10')

    expect(found).toHaveLength(8)
    expect(found.every(({ postcode }) => postcode?.startsWith('10'))).toBe(true)
  })

  test('that nobody knows are none', async () => {
    expect(await places('00000')).toEqual([])
  })
})

test.each(['xyzzy', '%', '---', '’'])('%j finds nothing', async (term) => {
  expect(await places(term)).toEqual([])
})

test.each(['', 'x'.repeat(81)])('a term of the wrong length is refused', async (term) => {
  expect((await server.send('GET', `/place/list?term=${term}`)).status).toBe(400)
})

test.each([
  'Munich',
  'Cologne',
  'Nuremberg',
  'Hanover',
  'Brunswick',
  'Seville',
  'Vienna',
  'Rome',
  'Copenhagen',
])('no city goes by its English name: %s', async (name) => {
  expect((await places(name)).map((place) => place.name)).not.toContain(name)
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
  ['København', 'København', 'DK'],
  ['Lodz', 'Łódź', 'PL'],
  ['rom', 'Roma', 'IT'],
  ['Sydney', 'Sydney', 'AU'],
])('%j begins with %s of %s', async (term, name, countryCode) => {
  const [first] = await places(term)

  expect(first).toMatchObject({ name, countryCode })
})

test.each(['valencia', 'cordoba', 'neustadt', 'vienna', 'san'])('%j names no place twice', async (term) => {
  const names = (await places(term)).map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
})
