// proves 5.1, D2.12
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Address } from '@domizil/api/schemas'
import { createGazetteerAddresses } from './gazetteer-addresses.ts'
import { TORSTRASSE } from '../../testing/flat-bodies.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { openTestServer } from '../../testing/test-server.ts'
import { createGeocodedAddresses, createGeocoder, createGoogleGeocoder, type Geocode } from './geocoder.ts'

const HERE = { latitude: 52.5293, longitude: 13.4013 }
const VIENNA: Address = {
  street: 'Graben',
  houseNumber: '1',
  postcode: '1010',
  city: 'Wien',
  countryCode: 'AT',
  languageTag: 'de_AT',
}

/** A service elsewhere, which says what a test lets it say. */
const service = createServer((request, response) => {
  asked.push(request)
  response.writeHead(says.status, { 'content-type': 'application/json' }).end(says.body)
})
let asked: IncomingMessage[] = []
let says = { status: 200, body: '[]' }
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))
beforeEach(() => {
  asked = []
})

const answer = (body: unknown, status = 200) => {
  says = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
const query = () => new URL(asked[0]?.url ?? '', origin).searchParams
const nominatim = () => createGeocoder({ kind: 'nominatim', url: origin }, 'Domizil')
const google = () => createGoogleGeocoder({ key: 'secret-key', url: origin })

function addressesBy(geocode: Geocode, log = createTestLog()) {
  return createGeocodedAddresses({ gazetteer: createGazetteerAddresses(), geocode, log })
}

test.each([
  [{ house_number: '12', road: 'Torstraße', suburb: 'Mitte' }, 'building', 'ROOFTOP'],
  [{ road: 'Torstraße' }, 'road', 'STREET'],
  [{}, 'postcode', 'POSTCODE'],
  [{}, 'city', 'CITY'],
])('Nominatim’s result %j is as precise as what it names', async (address, addresstype, precision) => {
  answer([{ lat: '52.5293', lon: '13.4013', addresstype, address: { postcode: '10119', ...address } }])

  expect(await nominatim()(TORSTRASSE)).toMatchObject({ ...HERE, precision, postcode: '10119' })
  expect(Object.fromEntries(query())).toMatchObject({
    street: '12 Torstraße',
    countrycodes: 'de',
    city: 'Berlin',
  })
  expect(asked[0]?.headers).toMatchObject({ 'user-agent': 'Domizil/1.0', 'accept-language': 'de' })
})

test.each([
  ['ROOFTOP', ['street_address'], 'ROOFTOP'],
  ['RANGE_INTERPOLATED', ['street_address'], 'STREET'],
  ['GEOMETRIC_CENTER', ['route'], 'STREET'],
  ['APPROXIMATE', ['postal_code'], 'POSTCODE'],
  ['APPROXIMATE', ['locality'], 'CITY'],
])('Google’s precision %s of a %s is stored as %s', async (location_type, types, precision) => {
  const location = { lat: HERE.latitude, lng: HERE.longitude }
  const address_components = [{ long_name: 'Mitte', types: ['political', 'sublocality'] }]
  answer({ status: 'OK', results: [{ types, geometry: { location, location_type }, address_components }] })

  expect(await google()(TORSTRASSE)).toMatchObject({ ...HERE, precision, district: 'Mitte' })
  expect(Object.fromEntries(query())).toMatchObject({ components: 'country:DE', key: 'secret-key' })
})

test('a house is found to its door, with its district', async () => {
  const addresses = addressesBy(async () => ({
    ...HERE,
    precision: 'ROOFTOP',
    postcode: '10119',
    district: 'Mitte',
  }))

  const finding = await addresses.check({ ...TORSTRASSE, district: 'Elsewhere' })

  expect(finding).toMatchObject({ valid: true, precision: 'ROOFTOP', ...HERE, problems: [] })
  expect(finding.normalized).toMatchObject({ city: 'Berlin', district: 'Mitte', ...HERE })
})

test('the pin of the owner is used if it is near the geocoded house, and refused otherwise', async () => {
  const addresses = addressesBy(async () => ({ ...HERE, precision: 'ROOFTOP' }))
  const pin = { latitude: 52.53, longitude: 13.402 }

  expect(await addresses.check({ ...TORSTRASSE, ...pin })).toMatchObject({ valid: true, ...pin })
  expect(await addresses.check({ ...TORSTRASSE, latitude: 48, longitude: 11 })).toMatchObject({
    valid: false,
    problems: [{ code: 'PIN_TOO_FAR' }],
  })
})

test('a German address that the gazetteer refuses stays refused, and the geocoder is not asked', async () => {
  const addresses = addressesBy(nominatim())

  const finding = await addresses.check({ ...TORSTRASSE, postcode: '20095' })

  expect(finding).toMatchObject({ valid: false, problems: [{ code: 'POSTCODE_AND_CITY_DIFFER' }] })
  expect(asked).toEqual([])
})

test('a house in another postcode is suggested, and the address is located to its postcode', async () => {
  const addresses = addressesBy(async () => ({
    ...HERE,
    precision: 'ROOFTOP',
    postcode: '10178',
    city: 'Berlin',
  }))

  const finding = await addresses.check(TORSTRASSE)

  expect(finding).toMatchObject({ valid: true, precision: 'POSTCODE' })
  expect(finding.suggestions).toMatchObject([{ street: 'Torstraße', postcode: '10178', city: 'Berlin' }])
})

test('a German address is located to its postcode where the geocoder finds nothing or only the city', async () => {
  for (const found of [undefined, { ...HERE, precision: 'CITY' as const }])
    expect(await addressesBy(async () => found).check(TORSTRASSE)).toMatchObject({
      valid: true,
      precision: 'POSTCODE',
    })
})

test('an address abroad has to be found to its postcode at least, with or without a pin', async () => {
  const check = (found: Awaited<ReturnType<Geocode>>, pin = {}) =>
    addressesBy(async () => found).check({ ...VIENNA, ...pin })
  const place = { latitude: 48.2087, longitude: 16.37 }

  expect(await check({ ...place, precision: 'POSTCODE', postcode: '1010' })).toMatchObject({
    valid: true,
    precision: 'POSTCODE',
    ...place,
  })
  for (const found of [undefined, { ...place, precision: 'CITY' as const }])
    expect(await check(found, place)).toMatchObject({ valid: false, problems: [{ code: 'ADDRESS_INVALID' }] })
})

test('the configured geocoder is asked, and the flat stores what it finds', async () => {
  answer([
    { lat: '52.5293', lon: '13.4013', address: { house_number: '12', suburb: 'Mitte', postcode: '10119' } },
  ])
  const server = await openTestServer({ addresses: addressesBy(nominatim()) })
  const as = { id: 'otto' }

  const checked = await server.send('POST', '/flat/api/validateAddress', { as, body: TORSTRASSE })
  const made = await server.send('PUT', '/flat/api/create', { as, body: { address: TORSTRASSE } })

  expect(checked.body).toMatchObject({ valid: true, precision: 'ROOFTOP', germanAddress: true })
  expect(made.body.address).toMatchObject({ ...HERE, district: 'Mitte' })
  await server.close()
})

test.each([
  ['an error', () => answer('oops', 500)],
  ['no JSON', () => answer('<html>')],
  ['a refusal', () => answer({ status: 'REQUEST_DENIED' })],
])('a geocoder that answers with %s refuses no address, and its key is in no log', async (_name, prepare) => {
  prepare()
  const log = createTestLog()

  expect(await addressesBy(google(), log).check(TORSTRASSE)).toMatchObject({
    valid: true,
    precision: 'POSTCODE',
  })
  const [{ fields } = { fields: {} }] = log.entries
  const { err } = fields as { err?: Error }
  expect([err?.message, err?.stack].join()).not.toMatch(/secret-key|Torstr/)
  expect(log.entries).toHaveLength(1)
})
