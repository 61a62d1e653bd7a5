// proves 7.36, 21.19
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { createFetchCalendar } from './fetch-calendar.ts'

const MAX_BYTES = 300_000
/** Stands for a host of the internet. */
const HOST = '127.0.0.1'

let portal: Server
let origin: string
let answer: (response: ServerResponse, path: string) => void
let server: TestServer

beforeAll(async () => {
  portal = createServer((request, response) => answer(response, request.url ?? ''))
  await new Promise<void>((done) => portal.listen(0, HOST, done))
  const { port } = portal.address() as AddressInfo
  origin = `http://${HOST}:${port}`
  const rules = { isAllowed: (ip: string) => ip === HOST, ports: [port] }
  server = await openTestServer({ fetchCalendar: createFetchCalendar({ ...rules, maxBytes: MAX_BYTES }) })
})
afterAll(async () => {
  portal.closeAllConnections()
  portal.close()
  await server.close()
})
beforeEach(() => server.clear())

const OTTO = { as: { id: 'otto' } }

const linesOf = (...events: string[]) => ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', '']
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const JUNE = event('UID:june', 'SUMMARY:Zoë aus Köln 🏠', 'DTSTART:20270601', 'DTEND:20270611')
const JULY = event('UID:july', 'DTSTART;TZID=Europe/Berlin:20270701T150000', 'DURATION:P1D')
const CALENDAR = linesOf(JUNE, JULY).join('\r\n')
const DAYS = [
  { from: '2027-06-01', to: '2027-06-10' },
  { from: '2027-07-01', to: '2027-07-01' },
]

const add = async (flatId: number, path = '/a.ics') => {
  const url = encodeURIComponent(`${origin}${path}`)
  return server.send('PUT', `/flat/api/blockedPeriod/calendar/add?flatId=${flatId}&calendarUrl=${url}`, OTTO)
}
const blockedDays = async (flatId: number) => (await server.send('GET', `/flat/${flatId}`)).body.blockedRanges
const ICS = { 'content-type': 'text/calendar; charset=utf-8' }
const inPieces = (response: ServerResponse, bytes: Buffer) => {
  const next = (from: number) => {
    if (from >= bytes.length) response.end()
    else response.write(bytes.subarray(from, from + 7), () => setImmediate(next, from + 7))
  }
  response.writeHead(200, ICS)
  next(0)
}

describe('a calendar is imported when the host sends it', () => {
  test.each<[string, (response: ServerResponse, path: string) => void]>([
    ['in pieces that divide characters', (response) => inPieces(response, Buffer.from(CALENDAR))],
    ['as a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(CALENDAR)],
    [
      'as a file',
      (response) => response.writeHead(200, { 'content-disposition': 'attachment' }).end(CALENDAR),
    ],
    ['without a type', (response) => response.end(CALENDAR)],
    [
      'as Latin-1',
      (response) => response.writeHead(200, ICS).end(Buffer.from(CALENDAR.replace('🏠', ''), 'latin1')),
    ],
    [
      'packed though it was asked not to',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(CALENDAR)),
    ],
    [
      'deflated',
      (response) => response.writeHead(200, { 'content-encoding': 'Deflate' }).end(deflateSync(CALENDAR)),
    ],
    [
      'packed with brotli',
      (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(CALENDAR)),
    ],
    [
      'at another address',
      (response, path) =>
        path === '/new' ? response.end(CALENDAR) : response.writeHead(308, { location: 'new' }).end(),
    ],
    ['with the lines of an old Mac', (response) => response.end(CALENDAR.replaceAll('\r\n', '\r'))],
    ['after empty lines', (response) => response.end(`\r\n\r\n${CALENDAR}`)],
    [
      'with a page of years behind it',
      (response) => response.end(`${CALENDAR}${'X-LOG:x\r\n'.repeat(20_000)}`),
    ],
  ])('%s', async (_name, served) => {
    const flatId = await givenFlat(server.db)
    answer = served

    const { status, body } = await add(flatId)

    expect([status, body.calendars?.[0].eventCount, body.calendars?.[0].unreadCount]).toEqual([200, 2, 0])
    expect(await blockedDays(flatId)).toEqual(DAYS)
  })
})

test.each([
  [401, 'CALENDAR_NOT_SHARED', /after a sign-in\. Copy the secret or public address/],
  [403, 'CALENDAR_NOT_SHARED', /after a sign-in/],
  [404, 'CALENDAR_MISSING', /no calendar at this address, or no longer\. Copy/],
  [410, 'CALENDAR_MISSING', /no longer/],
  [500, 'CALENDAR_UNREACHABLE', /try again later/],
])(
  'a site that answers with %i is refused with what to do at the address',
  async (status, code, sentence) => {
    const flatId = await givenFlat(server.db)
    answer = (response) => response.writeHead(status).end()

    const { body } = await add(flatId)

    expect(body).toMatchObject({
      code,
      details: [{ field: 'calendarUrl', message: expect.stringMatching(sentence) }],
    })
  },
)

test('a calendar that is no longer shared is stored as one that cannot be reached, and keeps its days', async () => {
  const flatId = await givenFlat(server.db)
  answer = (response) => response.end(CALENDAR)
  await add(flatId)
  answer = (response) => response.writeHead(401).end()

  expect((await add(flatId)).body.code).toBe('CALENDAR_NOT_SHARED')

  const url = `/flat/api/blockedPeriod/calendar?flatId=${flatId}`
  expect((await server.send('GET', url, OTTO)).body.calendars).toMatchObject([{ lastError: 'UNREACHABLE' }])
  expect(await blockedDays(flatId)).toEqual(DAYS)
})

describe('an incomplete calendar is reported, and the days of the last complete one stay', () => {
  const half = CALENDAR.slice(0, CALENDAR.indexOf('UID:july') + 8)

  test.each<[string, string, (response: ServerResponse) => void]>([
    [
      'a connection that ends in the middle',
      'UNREACHABLE',
      (response) => {
        response.writeHead(200, { ...ICS, 'content-length': CALENDAR.length * 2 }).write(half)
        setTimeout(() => response.destroy(), 50)
      },
    ],
    [
      'pieces that end in the middle',
      'UNREACHABLE',
      (response) => {
        response.writeHead(200, ICS).write(half)
        setTimeout(() => response.destroy(), 50)
      },
    ],
    ['a page that says that one has to sign in', 'UNREADABLE', (response) => response.end('<html>Sign in')],
    ['an empty answer', 'UNREADABLE', (response) => response.end()],
    ['nothing', 'UNREACHABLE', (response) => response.writeHead(204).end()],
    ['an error', 'UNREACHABLE', (response) => response.writeHead(503).end(CALENDAR)],
    ['no HTTP', 'UNREACHABLE', (response) => response.socket?.end('BEGIN:VCALENDAR')],
    ['too many bytes', 'TOO_LARGE', (response) => response.end('x'.repeat(MAX_BYTES + 1))],
    [
      'few bytes that unfold into too many',
      'TOO_LARGE',
      (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(MAX_BYTES + 1))),
    ],
  ])('%s', async (_name, problem, served) => {
    const flatId = await givenFlat(server.db)
    answer = (response) => response.end(CALENDAR)
    await add(flatId)
    answer = served

    const { status, body } = await add(flatId)

    const url = `/flat/api/blockedPeriod/calendar?flatId=${flatId}`
    const [calendar] = (await server.send('GET', url, OTTO)).body.calendars
    expect([status, body.code, calendar.lastError]).toEqual([422, `CALENDAR_${problem}`, problem])
    expect(await blockedDays(flatId)).toEqual(DAYS)
  })

  test('an answer that ends properly in the middle of a calendar', async () => {
    const flatId = await givenFlat(server.db)
    answer = (response) => response.end(CALENDAR)
    await add(flatId)
    answer = (response) => response.end(half)

    const { body } = await add(flatId)

    expect(body.calendars[0]).toMatchObject({
      eventCount: 1,
      problems: [
        { uid: 'july', reason: 'NO_DATES', isBlocked: false },
        { uid: '', reason: 'CUT_OFF' },
      ],
    })
    expect(await blockedDays(flatId)).toEqual(DAYS)
  })
})
