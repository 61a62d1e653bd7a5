// proves 15.32, 15.34, 21.90
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UNCOUNTED_HEADER } from '@domizil/api'
import { addHours } from '@domizil/domain'
import { givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { FindSources } from './failure-stacks.ts'

const ADMIN = { id: 'root', isAdmin: true }
const DAY_HOURS = 24
let server: TestServer

/** Stands in for the source maps of a registry. */
const findSources: FindSources = async (places) =>
  places.map(({ file, line }) =>
    file === 'page.js' ? { file: './src/page.tsx', line, column: 1, name: null } : null,
  )

beforeAll(async () => {
  server = await openTestServer({ findSources })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
})

const FAILURE = {
  channel: 'production',
  remote: 'mf-search',
  version: '1.2.0',
  phase: 'render',
  message: 'Error: x',
}
const FRAMES = ['mf-search/1.2.0/page.js:3:10', 'shell/1.0.0/react.js:1:5']
const CHROME = 'Mozilla/5.0 Chrome/131.0.0.0 Safari/537.36'
const SAFARI = 'Mozilla/5.0 Version/18.1 Safari/605.1.15'
interface Reported extends Partial<typeof FAILURE> {
  readonly frames?: readonly string[]
}
const report = (change: Reported = {}, userAgent = CHROME) => {
  const { channel, remote, version, phase, message, frames } = { frames: undefined, ...FAILURE, ...change }
  const path = `/telemetry/failure/${[remote, version, channel].map(encodeURIComponent).join('/')}`
  return server.send('POST', path, { body: { phase, message, frames }, headers: { 'user-agent': userAgent } })
}
const listed = async () => (await server.send('GET', '/admin/api/failures', { as: ADMIN })).body

test('failures are counted for each version of a remote, the most frequent first', async () => {
  await report({ version: '1.1.0' })
  await report()
  server.clock.now = addHours(NOW, DAY_HOURS)
  await report()

  expect(await listed()).toEqual([
    {
      ...FAILURE,
      stack: null,
      browsers: [{ browser: 'chrome', count: 2 }],
      count: 2,
      lastAt: addHours(NOW, DAY_HOURS).toISOString(),
    },
    expect.objectContaining({ version: '1.1.0', count: 1, lastAt: NOW.toISOString() }),
  ])
})

test('failures are counted separately by channel and by browser', async () => {
  await report()
  await report({}, SAFARI)
  await report({}, SAFARI)
  await report({ channel: 'staging' })
  await report({ phase: 'draw' })
  const ofChannel = async (channel: string) =>
    (await listed()).filter((failure: typeof FAILURE) => failure.channel === channel)

  const browsers = [
    { browser: 'safari', count: 2 },
    { browser: 'chrome', count: 1 },
  ]
  expect(await ofChannel('production')).toMatchObject([
    { count: 3, browsers },
    { phase: 'draw', browsers: [{ browser: 'server', count: 1 }] },
  ])
  expect(await ofChannel('staging')).toMatchObject([{ count: 1 }])
})

test('failures are counted separately by place in the source, which administrators see', async () => {
  await report({ frames: FRAMES })
  await report({ frames: FRAMES })
  await report({ frames: FRAMES.slice(1) })

  const [most, other] = await listed()
  const stack = await server.send('GET', `/admin/api/failureStack/${most.stack}`, { as: ADMIN })

  expect([most.count, other.count]).toEqual([2, 1])
  expect(stack.body).toEqual([
    {
      remote: 'mf-search',
      version: '1.2.0',
      file: 'page.js',
      line: 3,
      column: 10,
      source: { file: './src/page.tsx', line: 3, column: 1, name: null },
    },
    { remote: 'shell', version: '1.0.0', file: 'react.js', line: 1, column: 5, source: null },
  ])
})

test('a stack that no failure has any more is a 404', async () => {
  const { status } = await server.send('GET', `/admin/api/failureStack/${'0'.repeat(32)}`, { as: ADMIN })

  expect(status).toBe(404)
})

test('failures are counted separately by message, with personal data removed', async () => {
  await report({ message: 'Error: no flat 17 for tina@x.example' })
  await report({ message: 'Error: no flat 18 for tom@x.example' })
  await report({ message: 'TypeError: x is not a function' })

  expect(await listed()).toMatchObject([
    { message: 'Error: no flat # for …', count: 2 },
    { message: 'TypeError: x is not a function', count: 1 },
  ])
})

test('failures of a version with too many different messages are counted without their message', async () => {
  const words = Array.from({ length: 22 }, (_, at) => `Error: ${'abcdefghijklmnopqrstuv'.slice(at)}`)
  for (const message of words) await report({ message })

  expect(await listed()).toHaveLength(21)
  expect(await listed()).toContainEqual(expect.objectContaining({ message: '', count: 2 }))
})

test('a failure is deleted after a week', async () => {
  await report()
  server.clock.now = addHours(NOW, 7 * DAY_HOURS)
  expect(await listed()).toEqual([])

  server.clock.now = addHours(NOW, 8 * DAY_HOURS)
  await report({ version: '2.0.0' })

  const kept = await server.db.selectFrom('remote_failure').select('version').execute()
  expect(kept).toEqual([{ version: '2.0.0' }])
})

test('reports of invented versions do not fill the table', async () => {
  const all = Array.from({ length: 501 }, (_, at) => at)
  for (const at of all) await report({ version: `0.0.${at}` })

  expect((await report({ version: '9.9.9' })).body).toEqual({ noted: false })
  expect((await report({ version: '0.0.1' })).body).toEqual({ noted: true })
  expect(await listed()).toHaveLength(200)
})

test.each([
  { remote: '<b>' },
  { version: 'a b' },
  { version: 'x'.repeat(81) },
  { phase: 'sleep' },
  { message: 'x'.repeat(161) },
  { channel: 'a b' },
  { frames: ['tina@x.example'] },
  { frames: ['https://x.example/remotes/mf-search/1.2.0/page.js:1:1'] },
  { frames: Array.from({ length: 11 }, () => 'mf-search/1.2.0/page.js:1:1') },
])('the report %j is refused', async (change) => {
  expect((await report(change)).status).toBe(400)
})

const REPORTS = [
  ['failure/mf-search/1.2.0/production', { phase: 'render' }, { phase: 'of the moon' }],
  ['start/mf-search/1.2.0', { trial: 'a' }, { trial: '' }],
  ['vitals/mf-search/1.2.0/production', { lcp: 900 }, { lcp: -1 }],
] as const

test.each(REPORTS)(
  'a report of %s that the gateway marks as a test is validated and not counted',
  async (path, valid, invalid) => {
    const send = (body: unknown) =>
      server.send('POST', `/telemetry/${path}`, { body, headers: { [UNCOUNTED_HEADER]: 'true' } })

    const [first, second, none] = [await send(valid), await send(invalid), await send(null)]

    expect([first.status, first.body]).toEqual([200, { noted: false }])
    expect([second.status, none.status]).toEqual([400, 400])
    expect(await listed()).toEqual([])
  },
)
