// proves 21.88
import { afterEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import type { Site } from './testing/site.ts'
import type { Upstream } from './gateway-config.ts'

/** Answers with the headers that it was sent. */
const mirror: Upstream = {
  handle: ({ headers }, response) => response.end(JSON.stringify(headers)),
  close: async () => undefined,
}

let site: Site
afterEach(() => site.close())

test.each(['user-agent', 'accept', 'accept-encoding', 'accept-language'])(
  'the header %s is cut to 256 characters before it is forwarded',
  async (name) => {
    site = await aSite({ api: mirror })

    const { text } = await site.get('/api/x', { [name]: `${'e'.repeat(256)}n` })

    expect(JSON.parse(text)[name]).toBe('e'.repeat(256))
  },
)

test('other headers are forwarded in full', async () => {
  site = await aSite({ api: mirror })
  const authorization = `Bearer ${'e'.repeat(2_000)}`

  const { text } = await site.get('/api/x', { authorization })

  expect(JSON.parse(text)).toMatchObject({ authorization })
})
