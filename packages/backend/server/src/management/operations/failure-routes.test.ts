import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const DAY_HOURS = 24
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
})

const FAILURE = { remote: 'mf-search', version: '1.2.0', phase: 'render', message: 'Error: x' }
const report = (change: Partial<typeof FAILURE> = {}) => {
  const { remote, version, phase, message } = { ...FAILURE, ...change }
  const path = `/telemetry/failure/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`
  return server.send('POST', path, { body: { phase, message } })
}
const listed = async () => (await server.send('GET', '/admin/api/failures', { as: ADMIN })).body

test('failures are counted for each version of a part, the most frequent first', async () => {
  await report({ version: '1.1.0' })
  await report()
  server.clock.now = addHours(NOW, DAY_HOURS)
  await report()

  expect(await listed()).toEqual([
    { ...FAILURE, count: 2, lastAt: addHours(NOW, DAY_HOURS).toISOString() },
    { ...FAILURE, version: '1.1.0', count: 1, lastAt: NOW.toISOString() },
  ])
})

test('failures are told apart by what they say, without what tells whose they were', async () => {
  await report({ message: 'Error: no flat 17 for tina@x.example' })
  await report({ message: 'Error: no flat 18 for tom@x.example' })
  await report({ message: 'TypeError: x is not a function' })

  expect(await listed()).toMatchObject([
    { message: 'Error: no flat # for …', count: 2 },
    { message: 'TypeError: x is not a function', count: 1 },
  ])
})

test('a version that says too much is counted without its words', async () => {
  const words = Array.from({ length: 12 }, (_, at) => `Error: ${'abcdefghijkl'.slice(at)}`)
  for (const message of words) await report({ message })

  expect(await listed()).toHaveLength(11)
  expect(await listed()).toContainEqual(expect.objectContaining({ message: '', count: 2 }))
})

test('after a week a failure is forgotten', async () => {
  await report()
  server.clock.now = addHours(NOW, 7 * DAY_HOURS)
  expect(await listed()).toEqual([])

  server.clock.now = addHours(NOW, 8 * DAY_HOURS)
  await report({ version: '2.0.0' })

  const kept = await server.db.selectFrom('remote_failure').select('version').execute()
  expect(kept).toEqual([{ version: '2.0.0' }])
})

test('whoever invents versions does not fill the table', async () => {
  const all = Array.from({ length: 201 }, (_, at) => at)
  for (const at of all) await report({ version: `0.0.${at}` })

  expect((await report({ version: '9.9.9' })).body).toEqual({ noted: false })
  expect((await report({ version: '0.0.1' })).body).toEqual({ noted: true })
  expect(await listed()).toHaveLength(200)
})

test.each([
  { remote: '<b>' },
  { version: 'a b' },
  { version: 'x'.repeat(65) },
  { phase: 'sleep' },
  { message: 'x'.repeat(161) },
])('%j is no failure of a part', async (change) => {
  expect((await report(change)).status).toBe(400)
})
