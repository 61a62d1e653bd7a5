// proves 5.1, 7.27, D2.12
import { expect, test } from '@jest/globals'
import type { Address } from '@domizil/api/schemas'
import { distanceMetres } from './distance.ts'
import { normalizePlaceName, isSamePlace } from './normalize-place-name.ts'
import { createGazetteerAddresses } from './gazetteer-addresses.ts'

const BERLIN: Address = {
  street: 'Torstraße',
  houseNumber: '12',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  languageTag: 'de_DE',
}
const MITTE = { latitude: 52.53267, longitude: 13.40715 }
const addresses = createGazetteerAddresses()
const check = (change: Partial<Address> = {}) => addresses.check({ ...BERLIN, ...change })

test('an address whose postcode and city belong together is located to its postcode', async () => {
  const finding = await check({ street: '  Torstraße ' })

  expect(finding).toMatchObject({ valid: true, precision: 'POSTCODE', suggestions: [], problems: [] })
  expect(finding.normalized).toMatchObject({ street: 'Torstraße', postcode: '10119', city: 'Berlin' })
  expect(distanceMetres(MITTE, finding.normalized as typeof MITTE)).toBeLessThan(610)
})

test('the same house is always at the same point, and two houses are never at one point', async () => {
  const houses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => check({ houseNumber: String(index + 1) })),
  )
  const spots = new Set(houses.map(({ latitude, longitude }) => `${latitude} ${longitude}`))

  expect(spots.size).toBe(100)
  expect(await check()).toEqual(await check())
})

test('a city is recognised in the usual spellings', async () => {
  const written = [
    { postcode: '50667', city: 'koeln' },
    { postcode: '50667', city: 'Cologne' },
    { postcode: '80331', city: 'Munich' },
    { postcode: '60311', city: 'Frankfurt' },
    { postcode: '15230', city: 'Frankfurt (Oder)' },
  ]

  const findings = await Promise.all(written.map(check))

  expect(findings.map(({ normalized }) => normalized?.city)).toEqual([
    'Köln',
    'Köln',
    'München',
    'Frankfurt am Main',
    'Frankfurt / Oder',
  ])
})

test('a postcode of another city is refused, with the city that may have been meant', async () => {
  const finding = await check({ postcode: '20095' })

  expect(finding).toMatchObject({
    valid: false,
    normalized: null,
    problems: [{ field: 'city', code: 'POSTCODE_AND_CITY_DIFFER' }],
  })
  expect(finding.suggestions).toHaveLength(5)
  expect(finding.suggestions[0]).toMatchObject({ postcode: '20095', city: 'Hamburg', street: 'Torstraße' })
  expect(finding.suggestions[1]).toMatchObject({ city: 'Berlin' })
})

test('an unknown postcode is refused, with the nearest postcodes of the city', async () => {
  const finding = await check({ postcode: '10110' })

  expect(finding.problems).toEqual([{ field: 'postcode', code: 'POSTCODE_UNKNOWN' }])
  expect(finding.suggestions.map(({ postcode }) => postcode)).toContain('10115')
  expect(finding.suggestions.length).toBeLessThanOrEqual(5)
})

test('a village that the gazetteer does not list is accepted at its postcode', async () => {
  expect(await check({ postcode: '56132', city: 'Kleinkleckersdorf' })).toMatchObject({
    valid: true,
    normalized: { city: 'Kleinkleckersdorf' },
  })
})

test('the pin of the owner is used as long as it is near the address', async () => {
  const near = { latitude: 52.5306, longitude: 13.4052 }

  expect(await check(near)).toMatchObject({ valid: true, ...near, normalized: near })
  expect(await check({ latitude: 48.1, longitude: 11.5 })).toMatchObject({
    valid: false,
    problems: [{ field: 'latitude', code: 'PIN_TOO_FAR' }],
  })
})

test('abroad the gazetteer knows cities only, and the owner has to place the pin', async () => {
  const madrid: Partial<Address> = {
    postcode: '28001',
    city: 'Madrid',
    countryCode: 'ES',
    languageTag: 'es_ES',
  }
  const pin = { latitude: 40.42, longitude: -3.69 }

  expect(await check(madrid)).toMatchObject({
    valid: false,
    precision: 'CITY',
    latitude: expect.closeTo(40.4, 1),
    problems: [{ field: 'latitude', code: 'PIN_NEEDED' }],
  })
  expect(await check({ ...madrid, ...pin })).toMatchObject({ valid: true, precision: 'CITY', ...pin })
  expect(await check({ ...madrid, city: 'Macondo', ...pin })).toMatchObject({
    valid: false,
    problems: [{ field: 'city', code: 'CITY_UNKNOWN' }],
  })
})

test.each([
  ['ES', 'Seville', 'Sevilla'],
  ['ES', 'SAN SEBASTIAN', 'San Sebastián'],
  ['AT', 'Vienna', 'Wien'],
  ['DE', 'Munich', 'München'],
])('a city of %s that is written %s is stored as %s', async (countryCode, city, kept) => {
  const address = { postcode: '80331', languageTag: `xx_${countryCode}` }
  const { latitude, longitude } = await check({ ...address, countryCode, city })
  const pin = { latitude: latitude ?? 48.14, longitude: longitude ?? 11.57 }

  const { normalized } = await check({ ...address, countryCode, city, ...pin })

  expect(normalized?.city).toBe(kept)
})

test('names of places are compared without accents and additions', () => {
  expect(normalizePlaceName('Weißenfels')).toBe('weissenfels')
  expect(isSamePlace('Halle (Saale)', 'Halle')).toBe(true)
  expect(isSamePlace('Essen', 'Essenbach')).toBe(false)
  expect(isSamePlace('', 'Berlin')).toBe(false)
})
