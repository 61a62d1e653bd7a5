import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const headersOf = async (path: string, accepted: string) =>
  (await fetch(`${server.origin}/api${path}`, { headers: { 'accept-encoding': accepted } })).headers

test.each(['br', 'gzip'])(
  'a long answer goes out packed as %s for a caller that can read it',
  async (encoding) => {
    const headers = await headersOf('/flat/getFlatProperties', encoding)

    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toMatch(/accept-encoding/i)
  },
)

test('a caller that can read nothing packed gets the answer as it is', async () => {
  expect((await headersOf('/flat/getFlatProperties', 'identity')).get('content-encoding')).toBeNull()
})

test('a short answer is not packed', async () => {
  expect((await headersOf('/health', 'br')).get('content-encoding')).toBeNull()
})

test('a packed answer says how long it is, as only one packed in one go can', async () => {
  const headers = await headersOf('/flat/getFlatProperties', 'br')

  expect(Number(headers.get('content-length'))).toBeGreaterThan(0)
})
