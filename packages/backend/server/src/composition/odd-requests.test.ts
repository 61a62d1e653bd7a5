// proves 5.6, 5.7, 8.14, 8.15, 11.37, 11.38, D9.3
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { FLAT_TYPES } from '@domizil/domain'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { localeFrom } from '../foundation/kernel/index.ts'
import { wantsCsv } from '../management/admin/module.ts'
import { TORSTRASSE } from '../testing/flat-bodies.ts'
import { givenFlat } from '../testing/given.ts'
import { givenBankAccount } from '../testing/given-bank-account.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Sends the address as it is: `fetch` would put it right first. */
function sendRaw(method: string, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${server.origin}/`, { method, path, agent: false }, (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode, body }), reject)
    })
    outgoing.on('error', reject).end()
  })
}

test.each([
  ['GET', '/api/flat/search/%E0%A4%A', 400],
  ['GET', '/api/flat/%', 400],
  ['GET', '/api/flat/search/%ED%A0%80', 400],
  ['GET', '/api/user/api/favorite/%', 401],
  ['GET', '/api/admin/api/helpRequest/%E0%A4%A', 401],
  ['GET', `/api/admin/api/helpRequest/${'1'.repeat(300)}`, 401],
  ['GET', `/api/flat/${'1'.repeat(10_000)}`, 400],
  ['TRACE', '/api/flat/list', 404],
  ['PROPFIND', '/api/user/api/favorite/list', 401],
  ['GET', '/api//flat/list', 404],
  ['GET', '/api/flat/../flat/list', 404],
  ['GET', '/', 404],
  ['PATCH', '/api/flat/list', 404],
  ['OPTIONS', '/api/flat/list', 404],
  ['GET', '/api/flat/99999999999999999999', 400],
  ['GET', '/api/flat/-1', 400],
])('%s %s is answered with %i', async (method, path, expected) => {
  const { status, body } = await sendRaw(method, path)

  expect(status).toBe(expected)
  const { details: _details, ...rest } = JSON.parse(body)
  expect(rest).toEqual({ error: expect.stringMatching(/\w/), code: expect.stringMatching(/^[A-Z_]+$/) })
})

test('the error for an address that cannot be decoded names the path, in the reader’s language', async () => {
  const { status, body, headers } = await server.send('GET', '/flat/%', {
    headers: { 'accept-language': 'de' },
  })

  expect([status, body]).toEqual([
    400,
    {
      error: 'Bitte prüfen Sie „path“: Diese Adresse lässt sich nicht entschlüsseln.',
      code: 'INVALID_REQUEST',
      details: [{ field: 'path', message: 'Diese Adresse lässt sich nicht entschlüsseln.' }],
    },
  ])
  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ])
})

test.each([
  ['/user/api/profile', 'no-store'],
  ['/flat/list', 'no-store'],
  ['/nonsense', 'no-store'],
  ['/flat/0x1', 'no-store'],
  ['/docs/style.css', 'public, max-age=3600'],
])('the answer of %s has the cache header %s, and nosniff', async (url, expected) => {
  const { headers } = await server.send('GET', url, { as: { id: 'anna' } })

  expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([expected, 'nosniff'])
})

test('a query with __proto__ is answered like any other', async () => {
  expect((await sendRaw('GET', '/api/flat/list?__proto__[x]=1')).status).toBe(200)
})

test('a search term can have a hundred characters of any kind, and not one more', async () => {
  const terms = ['ü'.repeat(100), '日'.repeat(100), 'x'.repeat(101)].map(encodeURIComponent)

  const replies = await Promise.all(terms.map((term) => server.send('GET', `/flat/search/${term}`)))

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 400])
})

test('a zero character is refused with 400, not with a server error', async () => {
  const reply = await server.send('PUT', '/flat/api/create', {
    as: { id: 'anna' },
    body: {
      address: {
        street: 'Tor\u0000straße',
        houseNumber: '1',
        postcode: '10119',
        city: 'Berlin',
        countryCode: 'DE',
        languageTag: 'de_DE',
      },
    },
  })

  expect(reply).toMatchObject({ status: 400, body: { details: [{ field: 'address.street' }] } })
})

test.each([
  ['/image/a%00b/thumb.webp', 'key'],
  ['/flat/1/calendar/%00.ics', 'file'],
  ['/flat/getFlatProperties?x=%00', 'x'],
])('a zero character in %s is refused with 400, not with a server error', async (url, field) => {
  const { status, body } = await server.send('GET', url)

  expect([status, body.details]).toMatchObject([400, [{ field }]])
})

test('a street of one letter and a space is refused as too short, not with a server error', async () => {
  const { status, body } = await server.send('POST', '/flat/api/validateAddress', {
    as: { id: 'anna' },
    body: {
      street: 'T ',
      houseNumber: '1',
      postcode: '10119',
      city: 'Berlin',
      countryCode: 'DE',
      languageTag: 'de_DE',
    },
  })

  expect([status, body.details]).toMatchObject([400, [{ field: 'street' }]])
})

test('a number too close to zero for the database is refused with 400, not with a server error', async () => {
  const reply = await server.send('POST', '/flat/search/filter', {
    body: { center: { latitude: -5e-324, longitude: 0 } },
  })

  expect(reply).toMatchObject({ status: 400, body: { details: [{ field: 'center.latitude' }] } })
})

test.each(['0x1', '1e0', '%201', '01', '1.0', '-0', '+1', '1%00', '2147483648', '9223372036854775808'])(
  'the id %s is refused as invalid',
  async (id) => {
    await givenFlat(server.db)

    const { status, body } = await server.send('GET', `/flat/${id}`)

    expect([status, body.details]).toMatchObject([400, [{ field: 'id' }]])
  },
)

test.each([
  ['from', '0000-01-01'],
  ['to', '9999-12-31'],
  ['from', '1899-12-31'],
  ['to', '2101-01-01'],
  ['from', '2027-02-31'],
])('a list of administrators with %s %s is refused with the name of the field', async (field, day) => {
  const { status, body } = await server.send('GET', `/admin/api/searches?${field}=${day}`, {
    as: { id: 'root', isAdmin: true },
  })

  expect([status, body.details]).toMatchObject([400, [{ field }]])
})

test.each([
  ['POST', '/flat/search/filter', '{"__proto__":{"isAdmin":true}}', '__proto__'],
  ['POST', '/flat/search/filter', '{"constructor":{"prototype":{"isAdmin":true}}}', 'constructor'],
  ['PUT', '/user/api/profile', '{"city":{"__proto__":null}}', 'city.__proto__'],
  ['POST', '/booking/api/1/signContract?signed=true', '{"name":[{"__proto__":1}]}', 'name.0.__proto__'],
] as const)('%s %s refuses %s and names the unknown field', async (method, url, body, field) => {
  const { status, body: refusal } = await server.send(method, url, { as: { id: 'anna' }, body })

  expect([status, refusal.details]).toEqual([400, [{ field, message: 'This is not known here.' }]])
})

test('a query field that is sent twice is refused where one value is expected', async () => {
  await givenFlat(server.db)

  const { status } = await server.send('PUT', '/user/api/favorite/add?flatId=1&flatId=2', {
    as: { id: 'anna' },
  })

  expect(status).toBe(400)
})

test.each([
  '?imageIdList=1&imageIdList=2',
  '?imageIdList=1,2',
  '?imageIdList=1&imageIdList=2,',
  '?imageIdList=1',
])('a list in a query may be written %s', async (query) => {
  const flatId = await givenFlat(server.db, { owner_id: 'otto' })

  const { status } = await server.send('DELETE', `/flat/api/image/remove/${flatId}${query}`, {
    as: { id: 'otto' },
  })

  // The pictures are missing, but the list has been understood.
  expect(status).not.toBe(400)
})

test('fields that no schema names have no effect', async () => {
  const flatId = await givenFlat(server.db, { owner_id: 'otto' })
  await givenBankAccount(server.db, 'otto')
  const ask = `/booking/api/new/${flatId}?startDate=2027-04-01&endDate=2027-05-31&flatId=none`
  const body = {
    numberOfPersons: 1,
    reasonOfStay: 'STUDY',
    occupation: 'STUDENT',
    message: 'I would love to stay in your flat.',
    hasPets: false,
    smoker: false,
    acceptTerms: true,
  }
  const asked = await server.send('POST', ask, { as: { id: 'tara' }, body })
  expect([asked.status, asked.body.flat?.id]).toEqual([200, flatId])
  const { id } = asked.body
  await server.db
    .updateTable('booking')
    .set({ status: 'WAITING_FOR_CONTRACT' })
    .where('id', '=', id)
    .execute()

  const choose = `/booking/api/${id}/chooseContractType?contractType=PLATFORM_CONTRACT`
  const chosen = await server.send('POST', `${choose}&tenancyBasis=MINE&purpose=x&reason=y&handSigned=1`, {
    as: { id: 'otto' },
  })
  expect([chosen.status, chosen.body.contract?.tenancyBasis]).toEqual([200, 'TEMPORARY_USE'])

  const hash = chosen.body.contract.documentHash
  const sign = `/booking/api/${id}/signContract?signed=true&name=a&name=b&documentHash=${hash}`
  const signed = await server.send('POST', sign, { as: { id: 'otto' } })
  expect([signed.status, signed.body.code]).toEqual([422, 'SIGNATURE_INVALID'])
})

test('fields that no schema names are not stored, however deeply nested they are', async () => {
  const id = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`

  const { status } = await server.send('PUT', '/flat/api/edit', {
    as: { id: 'otto' },
    body: `{"id":${id},"version":1,"status":"ACTIVE","rooms":{"BEDROOM":2,"CELLAR":${deep}}}`,
  })

  const flat = server.db.selectFrom('flat').select(['rooms', 'status']).where('id', '=', id)
  expect([status, await flat.executeTakeFirst()]).toEqual([200, { rooms: { BEDROOM: 2 }, status: 'DRAFT' }])
})

test('a list that is far too long is refused before its items are checked', async () => {
  const items = Array.from({ length: 40_000 }, (_, index) => index)

  const searched = await server.send('POST', '/flat/search/filter', { body: { types: items } })
  const created = await server.send('PUT', '/flat/api/create', {
    as: { id: 'anna' },
    body: { address: {}, generalAmenities: items },
  })
  const nested = await server.send('POST', '/flat/search/filter', {
    body: `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
  })

  expect([searched, created, nested].map(({ status }) => status)).toEqual([400, 400, 400])
  expect(searched.body.details).toHaveLength(1)
})

test('a search can name each code only once', async () => {
  const search = (types: string[]) => server.send('POST', '/flat/search/filter', { body: { types } })

  expect((await search(FLAT_TYPES.map(String))).status).toBe(200)
  expect((await search([...FLAT_TYPES, 'LOFT'])).status).toBe(400)
})

test('a refusal names at most fifty invalid fields', async () => {
  const { body } = await server.send('DELETE', `/flat/api/image/remove/1?imageIdList=${'x,'.repeat(400)}`, {
    as: { id: 'otto' },
  })

  expect(body.code).toBe('INVALID_REQUEST')
  expect(body.details).toHaveLength(50)
})

test('a refusal that is always about one field names it, in a sentence of its own', async () => {
  const flatId = await givenFlat(server.db, { owner_id: 'otto' })
  const url = `/flat/api/blockedPeriod/calendar/add?flatId=${flatId}&calendarUrl=http://10.0.0.1/x.ics`

  const { status, body } = await server.send('PUT', url, {
    as: { id: 'otto' },
    headers: { 'accept-language': 'de' },
  })

  expect([status, body]).toEqual([
    422,
    {
      code: 'CALENDAR_ADDRESS_REFUSED',
      error: body.error,
      details: [{ field: 'calendarUrl', message: body.error, code: 'CALENDAR_ADDRESS_REFUSED' }],
    },
  ])
  expect(body.error).toContain('Adresse')
})

test.each([
  [{ houseNumber: 'a' }, 'address.houseNumber'],
  [{ postcode: '00000' }, 'address.postcode'],
  [{ city: 'München' }, 'address.city'],
  [{ latitude: 48.1, longitude: 11.5 }, 'address.latitude'],
])('a refused address of a flat at %j names the field as it was sent', async (change, field) => {
  const { status, body } = await server.send('PUT', '/flat/api/create', {
    as: { id: 'anna' },
    body: { address: { ...TORSTRASSE, ...change } },
  })

  expect([status, body.details]).toMatchObject([422, [{ field }]])
})

test('a header full of spaces is read as fast as any other', () => {
  // With time that grows with the square of their number this would take days.
  const blanks = ' '.repeat(2_000_000)

  expect(localeFrom(`en;q=0.1${blanks}x, ${blanks}de${blanks}; q=0.9`)).toBe('de')
  expect(wantsCsv(`text/plain${blanks}x, text/csv${blanks};q=1`)).toBe(true)
})

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'

test.each([
  ['POST', '/flat/api/image/upload/1', 'no parts'],
  ['POST', '/flat/api/image/upload/1', `${PART}GIF89a`],
  ['PUT', '/flat/api/image/setMainImage/1', 'no parts'],
  ['POST', '/booking/api/1/chooseContractType?contractType=OWN_CONTRACT', 'no parts'],
  ['POST', '/booking/api/1/chooseContractType?contractType=OWN_CONTRACT', `${PART}GIF89a`],
] as const)('%s %s refuses a form that is invalid or ends too early', async (method, url, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await server.send(method, url, { as: { id: 'otto' }, headers, body })

  expect([reply.status, reply.body.code]).toEqual([400, 'MALFORMED_BODY'])
})
