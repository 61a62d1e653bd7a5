// proves 18.8
import { afterEach, expect, test } from '@jest/globals'
import { aSite } from './testing/a-site.ts'
import type { Site } from './testing/site.ts'

const INNER = { host: 'gateway:8080' }

let site: Site
afterEach(() => site.close())

/** Follows redirects as a browser does whose proxy replaces the Host. */
async function visit(
  cookie = '',
  redirects = 0,
): Promise<{ status: number; redirects: number; text: string }> {
  const { status, headers, text } = await site.get('/search', { ...INNER, ...(cookie && { cookie }) })
  if (status !== 308) return { status, redirects, text }
  return visit(headers['set-cookie']?.[0]?.split(';')[0], redirects + 1)
}

test('a proxy that does not pass on Host gets an error that says so, not a redirect loop', async () => {
  site = await aSite()

  const { status, redirects, text } = await visit()

  expect([status, redirects]).toEqual([421, 3])
  expect(JSON.parse(text)).toMatchObject({
    code: 'HOST_NOT_HANDED_ON',
    error: expect.stringContaining('arrive with the Host "gateway:8080"'),
  })
  expect(site.log).toEqual([expect.stringContaining('has to hand on Host')])
})

test('a trusted proxy may name the host in X-Forwarded-Host', async () => {
  site = await aSite({ trustsProxy: true })

  const { status } = await site.get('/search', { ...INNER, 'x-forwarded-host': new URL(site.origin).host })

  expect(status).toBe(200)
})

test('X-Forwarded-Host from a visitor is ignored', async () => {
  site = await aSite()

  const { status } = await site.get('/search', { ...INNER, 'x-forwarded-host': new URL(site.origin).host })

  expect(status).toBe(308)
})
