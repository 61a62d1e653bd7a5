// proves 7.36, 11.19
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createFetchCalendar } from './fetch-calendar.ts'
import type { Resolve } from './fetch-calendar.ts'

const MAX_BYTES = 200_000

/** Stands for a public address here; every other one of this machine stands for the inner network. */
const PUBLIC = '127.0.0.1'
const INNER = '127.0.0.2'

const NAMES: Record<string, () => string[]> = {
  'public.test': () => [PUBLIC],
  'inner.test': () => [INNER],
  'mixed.test': () => [PUBLIC, INNER],
  'six.test': () => ['::1'],
  'empty.test': () => [],
  // Public when it is looked at, private when it is used.
  'rebind.test': () => [(lookups += 1) === 1 ? PUBLIC : INNER],
}

const resolve: Resolve = (host, _options, done) => {
  const addresses = NAMES[host]?.()
  if (!addresses) return done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])
  done(
    null,
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}

let lookups = 0
let server: Server
let port: number
let visits: string[]

const ANSWERS: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/ok': (response) => response.end('BEGIN:VCALENDAR'),
  '/utf-8-mark': (response) => response.end('\uFEFFBEGIN:VCALENDAR'),
  '/utf-16le': (response) => response.end(Buffer.from('\uFEFFBEGIN:VCALENDAR', 'utf16le')),
  '/utf-16be': (response) => response.end(Buffer.from('\uFEFFBEGIN:VCALENDAR', 'utf16le').swap16()),
  '/moved': (response) => response.writeHead(302, { location: '/ok' }).end(),
  '/moved-thrice': (response) => response.writeHead(307, { location: '/moved-twice' }).end(),
  '/moved-twice': (response) => response.writeHead(301, { location: '/moved' }).end(),
  '/to-credentials': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/to-inner': (response) => response.writeHead(302, { location: `http://${INNER}:${port}/ok` }).end(),
  '/to-inner-name': (response) => response.writeHead(302, { location: `http://inner.test:${port}/ok` }).end(),
  '/to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-port': (response) => response.writeHead(302, { location: 'http://public.test:22/' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/missing': (response) => response.writeHead(404).end('secret'),
  '/huge': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(50_000, 65)));
    }
    response.on('drain', more)
    more()
  },
  '/claims-huge': (response) => response.writeHead(200, { 'content-length': 5e9 }).write('x'),
  '/silent': () => {},
  '/never-ends': (response) => {
    response.write('x')
  },
  '/packed-in-vain': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no'),
  '/packed-unknown': (response) => response.writeHead(200, { 'content-encoding': 'zpaq' }).end('no'),
  '/packed': (response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e6))),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    visits.push(`${request.headers.host}${request.url}`)
    ANSWERS[request.url ?? '']?.(response, request)
  })
  await new Promise<void>((done) => server.listen(0, done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  visits = []
  lookups = 0
})

/** A host that is silent is given up soon, any other has all the time that a busy machine takes. */
const timeoutFor = (address: string) => (/\/(silent|never-ends)$/.test(address) ? 500 : 600_000)

const fetchFrom = (address: string) =>
  createFetchCalendar({
    resolve,
    isAllowed: (ip) => ip === PUBLIC,
    ports: [port],
    timeoutMs: timeoutFor(address),
    maxBytes: MAX_BYTES,
  })(address)

const problemOf = async (address: string) =>
  fetchFrom(address).then(
    (text) => text,
    (error) => error.problem,
  )

test.each(['/ok', '/moved', '/moved-thrice', '/utf-8-mark', '/utf-16le', '/utf-16be'])(
  'the path %s is fetched and decoded as the calendar',
  async (path) => {
    expect(await fetchFrom(`http://public.test:${port}${path}`)).toBe('BEGIN:VCALENDAR')
  },
)

test.each(['/to-credentials', '/to-inner', '/to-inner-name', '/to-file', '/to-port'])(
  'a redirect to an address that is not allowed is not followed: %s',
  async (path) => {
    const problem = await problemOf(`http://public.test:${port}${path}`)

    expect([problem, visits]).toEqual(['ADDRESS_REFUSED', [`public.test:${port}${path}`]])
  },
)

test.each([
  ['/round', 'UNREACHABLE'],
  ['/missing', 'UNREACHABLE'],
  ['/packed', 'TOO_LARGE'],
  ['/packed-in-vain', 'UNREADABLE'],
  ['/packed-unknown', 'UNREADABLE'],
  ['/huge', 'TOO_LARGE'],
  ['/claims-huge', 'TOO_LARGE'],
  ['/silent', 'UNREACHABLE'],
  ['/never-ends', 'UNREACHABLE'],
])('fetching %s fails with %s', async (path, problem) => {
  expect(await problemOf(`http://public.test:${port}${path}`)).toBe(problem)
})

describe('a host name with an internal address is refused before any request', () => {
  test.each(['inner.test', 'mixed.test', 'six.test', 'empty.test'])('like %s', async (host) => {
    const problem = await problemOf(`http://${host}:${port}/ok`)

    expect([problem, visits]).toEqual(['ADDRESS_REFUSED', []])
  })

  test('a host name that resolves differently the second time is requested at the checked address only', async () => {
    const first = await problemOf(`http://rebind.test:${port}/ok`)
    const second = await problemOf(`http://rebind.test:${port}/ok`)

    expect([first, second, visits.length]).toEqual(['BEGIN:VCALENDAR', 'ADDRESS_REFUSED', 1])
  })

  test('a host name that does not exist is unreachable', async () => {
    expect(await problemOf(`http://nobody.test:${port}/ok`)).toBe('UNREACHABLE')
  })
})

test.each([
  'ftp://public.test/',
  'file:///etc/passwd',
  'javascript:1',
  'not a url',
  '',
  'http://public.test:22/',
  'http://public.test:5432/',
])('%j is refused as the address of a calendar', async (address) => {
  expect(await problemOf(address)).toBe('ADDRESS_REFUSED')
})

test('an address with credentials is refused', async () => {
  expect(await problemOf(`http://u:p@public.test:${port}/ok`)).toBe('ADDRESS_REFUSED')
})

test('a webcal address is fetched over https', async () => {
  const problem = await problemOf(`webcal://public.test:${port}/ok`)

  expect([problem, visits]).toEqual(['UNREACHABLE', []])
})

describe('an address of this machine or its network is refused by default, in every notation', () => {
  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.3.4',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '[fd00:ec2::254]',
    'metadata',
    'metadata.google.internal',
    'metadata.google.internal.',
    'instance-data.ec2.internal',
    '[fd00::1]',
    '[fe80::1]',
    '224.0.0.1',
    '255.255.255.255',
    'localhost',
  ])('like %s', async (host) => {
    const fetchCalendar = createFetchCalendar({ ports: [port] })

    const problem = await fetchCalendar(`http://${host}:${port}/ok`).catch((error) => error.problem)

    expect([problem, visits]).toEqual(['ADDRESS_REFUSED', []])
  })
})
