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
  'a long answer is compressed as %s for a client that accepts it',
  async (encoding) => {
    const headers = await headersOf('/flat/getFlatProperties', encoding)

    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toMatch(/accept-encoding/i)
  },
)

test('a client that accepts no compression gets the answer uncompressed', async () => {
  expect((await headersOf('/flat/getFlatProperties', 'identity')).get('content-encoding')).toBeNull()
})

test('a short answer is not compressed', async () => {
  expect((await headersOf('/health', 'br')).get('content-encoding')).toBeNull()
})

test('a compressed answer has a content length', async () => {
  const headers = await headersOf('/flat/getFlatProperties', 'br')

  expect(Number(headers.get('content-length'))).toBeGreaterThan(0)
})
