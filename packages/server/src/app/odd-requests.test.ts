import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenFlat } from '../testing/given.ts'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
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
  ['GET', '/api//flat/list', 404],
  ['GET', '/api/flat/../flat/list', 404],
  ['GET', '/', 404],
  ['PATCH', '/api/flat/list', 404],
  ['OPTIONS', '/api/flat/list', 404],
  ['GET', '/api/flat/99999999999999999999', 400],
  ['GET', '/api/flat/-1', 400],
])('%s %s answers %i', async (method, path, expected) => {
  const { status, body } = await sendRaw(method, path)

  expect(status).toBe(expected)
  expect(Object.keys(JSON.parse(body))).toEqual(expect.arrayContaining(['error', 'code']))
})

test('a query that reaches for the prototype is a query like any other', async () => {
  expect((await sendRaw('GET', '/api/flat/list?__proto__[x]=1')).status).toBe(200)
})

test('a term may be a hundred letters of any kind, and not one more', async () => {
  const terms = ['ü'.repeat(100), '日'.repeat(100), 'x'.repeat(101)].map(encodeURIComponent)

  const replies = await Promise.all(terms.map((term) => server.send('GET', `/flat/search/${term}`)))

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 400])
})

test('a zero character is refused, not an accident', async () => {
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

  expect([reply.status, reply.body.code]).toEqual([400, 'BAD_REQUEST'])
  expect(server.log.entries).toEqual([])
})

test('a number that is too close to zero for the database is refused, not an accident', async () => {
  const reply = await server.send('POST', '/flat/search/filter', {
    body: { center: { latitude: -5e-324, longitude: 0 } },
  })

  expect([reply.status, reply.body.code]).toEqual([400, 'BAD_REQUEST'])
})

test('a body that reaches for the prototype is refused', async () => {
  const { status } = await server.send('POST', '/flat/search/filter', {
    body: '{"__proto__":{"isAdmin":true}}',
  })

  expect(status).toBe(400)
})

test('the same field twice in a query is refused where one is asked for', async () => {
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

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'

test.each([
  ['POST', '/flat/api/image/upload/1', 'no parts'],
  ['POST', '/flat/api/image/upload/1', `${PART}GIF89a`],
  ['PUT', '/flat/api/image/setMainImage/1', 'no parts'],
  ['POST', '/booking/api/1/chooseContractType?contractType=OWN_CONTRACT', 'no parts'],
  ['POST', '/booking/api/1/chooseContractType?contractType=OWN_CONTRACT', `${PART}GIF89a`],
] as const)('%s %s refuses a form that is none, or ends too early', async (method, url, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const reply = await server.send(method, url, { as: { id: 'otto' }, headers, body })

  expect([reply.status, reply.body.code]).toEqual([400, 'MALFORMED_BODY'])
})
