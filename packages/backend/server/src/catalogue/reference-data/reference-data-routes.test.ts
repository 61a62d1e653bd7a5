// proves 3.29, 7.6, 7.22, 7.39, D3.1
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ALL_AMENITIES, AMENITY_GROUPS } from '@domizil/domain'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('the flat properties have the catalogues in the order in which they are shown', async () => {
  const { body } = await server.send('GET', '/flat/getFlatProperties')

  expect(body.HouseRules).toEqual(['SMOKING_ALLOWED', 'PETS_ALLOWED'])
  expect(AMENITY_GROUPS.flatMap((group) => body[group])).toEqual(ALL_AMENITIES)
  expect(body.flatBookingLengths[3]).toEqual({ code: 'MONTHS_12_PLUS', minMonths: 12, maxMonths: null })
  expect(body.defaultRooms).toMatchObject({ BEDROOM: 1, BATHROOM: 1 })
})

test('the booking properties have the codes of a request', async () => {
  const { body } = await server.send('GET', '/booking/getBookingProperties')

  expect(body.requestFilters.slice(0, 2)).toEqual(['ALL', 'PENDING'])
  expect(body.occupations).toContain('STUDENT')
})

test('the user properties have every country and every language', async () => {
  const { body } = await server.send('GET', '/user/getUserProperties')

  expect(body.countryCodes).toEqual(expect.arrayContaining(['DE', 'ES', 'AT']))
  expect(body.locales).toEqual(['en', 'de', 'es'])
})
