// proves 8.14, 11.29, D6.1, D8.1, D9.1, D11.4
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { rateLimitsOn } from '../../foundation/kernel/index.ts'
import { buildApp } from '../../composition/create-server.ts'
import type { Services } from '../../composition/services.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { createTestLog } from '../../testing/test-log.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
afterEach(() => {
  server.log.entries.length = 0
})

const search = (body: unknown, headers: Record<string, string> = {}) =>
  server.send('POST', '/flat/search/filter', { body, headers })

test.each([
  ['broken JSON', '{', {}, 400, 'MALFORMED_BODY'],
  ['an empty body', '', {}, 400, 'MALFORMED_BODY'],
  ['another format', '<a/>', { 'content-type': 'text/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a body of 300 kB', JSON.stringify({ term: 'x'.repeat(300_000) }), {}, 413, 'TOO_LARGE'],
  ['a list for a filter', [], {}, 400, 'INVALID_REQUEST'],
])('a request with %s is refused with its error code', async (_case, body, headers, status, code) => {
  const reply = await search(body, headers)

  expect([reply.status, reply.body.code]).toEqual([status, code])
  expect(reply.body.error).toMatch(/\w{3}.*\.$/)
})

describe('a request with an invalid field', () => {
  test.each([
    [{ priceMin: -1 }, 'priceMin'],
    [{ priceMin: 1.5 }, 'priceMin'],
    [{ priceMin: '100' }, 'priceMin'],
    [{ startDate: '2027-02-30' }, 'startDate'],
    [{ startDate: '2027-3-1' }, 'startDate'],
    [{ types: ['CASTLE'] }, 'types.0'],
    [{ types: 'LOFT' }, 'types'],
    [{ bounds: { north: 91, east: 0, south: 0, west: 0 } }, 'bounds.north'],
    [{ bounds: { north: 1, east: 0, south: 0 } }, 'bounds.west'],
    [{ flexDays: 5 }, 'flexDays'],
    [{ pageSize: 1000 }, 'pageSize'],
    [{ pageSize: 23 }, 'pageSize'],
    [{ radiusKm: 0.9 }, 'radiusKm'],
    [{ radiusKm: 50.1 }, 'radiusKm'],
    [{ months: 0 }, 'months'],
    [{ months: 37 }, 'months'],
    [{ sort: 'CHEAPEST' }, 'sort'],
    [{ include: ['everything'] }, 'include.0'],
    [{ castle: true }, 'castle'],
    [{ term: 'x'.repeat(101) }, 'term'],
  ])('is answered with the name of the field: %j', async (filter, field) => {
    const { status, body } = await search(filter)

    expect([status, body.code, body.details.map((detail: { field: string }) => detail.field)]).toEqual([
      400,
      'INVALID_REQUEST',
      [field],
    ])
  })

  test('is not what values exactly at their limits make', async () => {
    const center = { latitude: 52.5, longitude: 13.4 }
    const filters = [
      ...[12, 24, 48].map((pageSize) => ({ pageSize })),
      ...[1, 50].map((radiusKm) => ({ center, radiusKm })),
      ...[0, 3, 7, 14, 30].map((flexDays) => ({ startDate: '2027-04-01', endDate: '2027-05-31', flexDays })),
      ...[1, 36].map((months) => ({ months })),
      { page: 0, include: ['pins', 'histogram'], term: 'x'.repeat(100) },
    ]

    const statuses = await Promise.all(filters.map(async (filter) => (await search(filter)).status))

    expect(statuses).toEqual(filters.map(() => 200))
  })

  test('is answered with all invalid fields at once', async () => {
    const { body } = await search({ priceMin: -1, persons: 0 })

    expect(body.error).toBe(
      'Please check “Lowest rent”: Enter a value between 0 and 20,000\u00A0€. “Persons”: Enter a value between 1 and 20.',
    )
    expect(body.details).toEqual([
      { field: 'priceMin', message: 'Enter a value between 0 and 20,000\u00A0€.' },
      { field: 'persons', message: 'Enter a value between 1 and 20.' },
    ])
  })

  test.each([
    ['en', 'Please check “Persons”: Enter a value between 1 and 20.'],
    ['de', 'Bitte prüfen Sie „Personen“: Geben Sie einen Wert zwischen 1 und 20 ein.'],
    ['es', 'Revise «Personas»: Introduzca un valor entre 1 y 20.'],
  ])('is answered with the name and the range that the page shows: %s', async (locale, sentence) => {
    const { body } = await server.send('POST', '/flat/search/filter', {
      body: { persons: 0 },
      headers: { 'accept-language': locale },
    })

    expect(body.error).toBe(sentence)
  })

  test('is answered with the limit of a text, and with what has to be agreed to', async () => {
    const { body } = await server.send('PUT', '/user/needhelp', {
      body: { topic: 'OTHER', message: 'Short', email: 'a@example.org', pageUrl: '/', acceptPrivacy: false },
    })

    expect(body.details).toEqual([
      { field: 'message', message: 'Use between 10 and 2,000 characters.' },
      { field: 'acceptPrivacy', message: 'Please agree to this.' },
    ])
  })

  test('is answered with the name of the field in an address too', async () => {
    const { status, body } = await server.send('GET', '/flat/castle')

    expect([status, body.details]).toEqual([400, [{ field: 'id', message: 'Enter a whole number.' }]])
  })
})

describe('the language of an error', () => {
  test.each([
    ['de', 'Diesen Aufruf gibt es nicht.'],
    ['es-MX, en;q=0.5', 'Esta llamada no existe.'],
    ['fr, de;q=0.5, en;q=0.4', 'Diesen Aufruf gibt es nicht.'],
    ['de;q=0.1, en', 'There is no such call.'],
    ['fr', 'There is no such call.'],
    ['', 'There is no such call.'],
    [';;q=x,,', 'There is no such call.'],
  ])('is chosen by the header %j', async (acceptLanguage, sentence) => {
    const { body, headers } = await server.send('GET', '/nonsense', {
      headers: { 'accept-language': acceptLanguage },
    })

    expect(body).toEqual({ error: sentence, code: 'UNKNOWN_CALL' })
    expect(headers.get('vary')).toContain('Accept-Language')
  })

  test('is also that of the field names', async () => {
    const { body } = await search({ priceMin: -1 }, { 'accept-language': 'de' })

    expect(body.error).toBe(
      'Bitte prüfen Sie „Mindestmiete“: Geben Sie einen Wert zwischen 0 und 20.000\u00A0€ ein.',
    )
  })
})

describe('an unexpected error', () => {
  async function answerOf(error: Error) {
    const log = createTestLog()
    const fail = async () => {
      throw error
    }
    const services = { places: { list: fail } } as unknown as Services // the only service that is called
    const app = await buildApp({
      services,
      verifyToken: fail,
      upsertUser: async () => {},
      ping: fail,
      tryWrite: fail,
      createRateLimit: rateLimitsOn(),
      productName: 'Domizil',
      log,
    })
    const reply = await requestOf(app)
    return { reply, log: log.entries }
  }

  async function requestOf(app: Awaited<ReturnType<typeof buildApp>>) {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const reply = await fetch(`${address}/api/place/list?term=secret%20street`, {
      headers: { connection: 'close' },
    })
    const body = (await reply.json()) as { code: string }
    await app.close()
    return { status: reply.status, body, retryAfter: reply.headers.get('retry-after') }
  }

  test('is answered with 500 and nothing about its cause', async () => {
    const { reply } = await answerOf(new Error('column "secret" does not exist'))

    expect(reply).toMatchObject({
      status: 500,
      body: { code: 'INTERNAL_ERROR', error: 'Something went wrong on our side.' },
    })
  })

  test('is logged with its place in the code, without data of the request or the database', async () => {
    const fromDatabase = Object.assign(new Error('Key (email)=(secret@example.org) exists'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'secret',
    })

    const { log } = await answerOf(fromDatabase)

    expect(log).toMatchObject([{ level: 'error', fields: { route: '/api/place/list', code: '22P02' } }])
    expect(JSON.stringify(log)).not.toContain('secret')
  })

  test.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('of an unreachable database is answered with 503: %s', async (error) => {
    const { reply } = await answerOf(error)

    expect(reply).toMatchObject({ status: 503, body: { code: 'DATABASE_UNAVAILABLE' }, retryAfter: '5' })
  })

  test('of a cancelled statement says that it took too long, and when to try again', async () => {
    const { reply } = await answerOf(
      Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
    )

    expect(reply).toMatchObject({ status: 503, body: { code: 'TOOK_TOO_LONG' }, retryAfter: '5' })
  })

  test('of a full disk of the database is answered with 507, and logged as such', async () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' })

    const { reply, log } = await answerOf(full)

    expect(reply).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE' } })
    expect(log).toContainEqual({
      level: 'error',
      fields: {},
      message: 'No space is left on the disk: nothing can be saved',
    })
  })
})

test('the health check succeeds when the database answers', async () => {
  const { status, body, headers } = await server.send('GET', '/health')

  expect([status, body, headers.get('cache-control')]).toEqual([200, { status: 'ok' }, 'no-store'])
})
