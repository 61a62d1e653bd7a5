import { expect, test } from '@jest/globals'
import { openTestServer } from '../../testing/test-server.ts'

const QUESTION = {
  topic: 'OTHER',
  message: 'Where is my answer?',
  email: 'a@example.org',
  pageUrl: '/help',
  locale: 'en',
  acceptPrivacy: true,
}

/** The number of accepted requests out of eleven, each with another forged address before the proxy's. */
async function answeredOf(forwardedFor: (index: number) => string, trustProxy: boolean): Promise<number> {
  const server = await openTestServer({ trustProxy })
  try {
    const statuses: number[] = []
    for (let index = 0; index < 11; index += 1) {
      const headers = { 'x-forwarded-for': forwardedFor(index) }
      statuses.push((await server.send('PUT', '/user/needhelp', { body: QUESTION, headers })).status)
    }
    return statuses.filter((status) => status === 200).length
  } finally {
    await server.close()
  }
}

test('without a proxy a forged forwarding header does not get around the rate limit', async () => {
  expect(await answeredOf((index) => `192.0.2.${index}`, false)).toBe(10)
})

test('behind a proxy the address that the proxy adds is counted', async () => {
  expect(await answeredOf((index) => `192.0.2.${index}`, true)).toBe(11)
})

test('behind a proxy addresses before that of the proxy are ignored', async () => {
  expect(await answeredOf((index) => `198.51.100.${index}, 192.0.2.1`, true)).toBe(10)
})
