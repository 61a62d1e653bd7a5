// proves 18.4, 18.6
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AnsweredRequest } from '../../foundation/kernel/index.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const answered: AnsweredRequest[] = []
let server: TestServer
let isDraining = false

beforeAll(async () => {
  server = await openTestServer({
    observe: { request: (one) => answered.push(one) },
    isDraining: () => isDraining,
  })
})

afterAll(() => server.close())

const ask = (url: string, id?: string) =>
  server.send('GET', url, id === undefined ? {} : { headers: { 'x-request-id': id } })

test('a request keeps its request id, and the answer has it too', async () => {
  const { headers } = await ask('/health', 'abcd-1234')

  expect(headers.get('x-request-id')).toBe('abcd-1234')
})

test.each([undefined, '', 'short', 'a line\tbreak and more', 'x'.repeat(129)])(
  'the request id %j is replaced by a new one',
  async (id) => {
    const { headers } = await ask('/health', id)

    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('a finished request is reported with the pattern of its call, never with its address', async () => {
  answered.length = 0

  await ask('/flat/987654?secret=1', 'abcd-1234')
  await ask('/nothing/here')

  expect(answered).toEqual([
    {
      id: 'abcd-1234',
      method: 'GET',
      route: expect.stringMatching(/^\/api\/flat\/:/),
      status: 404,
      seconds: expect.any(Number),
    },
    expect.objectContaining({ route: 'unknown', status: 404 }),
  ])
})

test('an error is logged with the id of its request', async () => {
  await server.db.schema.alterTable('flat').renameTo('flat_away').execute()
  await ask('/flat/1', 'abcd-9999')
  await server.db.schema.alterTable('flat_away').renameTo('flat').execute()

  expect(server.log.entries.map((entry) => JSON.stringify(entry))).toContainEqual(
    expect.stringContaining('"requestId":"abcd-9999"'),
  )
})

test('a draining process is live but not ready', async () => {
  isDraining = true
  const [live, ready, plain] = await Promise.all(['/live', '/ready', ''].map((name) => ask(`/health${name}`)))
  isDraining = false
  const [started, again] = await Promise.all(['/started', '/ready'].map((name) => ask(`/health${name}`)))

  expect([live, ready, plain, started, again].map((answer) => answer?.status)).toEqual([
    200, 503, 503, 200, 200,
  ])
})
