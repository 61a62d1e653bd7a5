// proves 14.13
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import { aSite } from '../testing/a-site.ts'
import { aRegistry, publishDrawing } from '../testing/published-apps.ts'
import type { Site } from '../testing/site.ts'

let site: Site
afterEach(() => site.close())

async function aDrawingSite(hintsEarly: boolean) {
  site = await aSite({ hintsEarly })
  const shell = publishDrawing(site, 'shell', '2.0.0')
  site.writeRegistry(aRegistry({ shell, 'mf-search': publishDrawing(site, 'mf-search', '1.0.0') }))
}

test('while a page is rendered, early hints name its style sheets with hashes and its font', async () => {
  await aDrawingSite(true)

  const { hints, status } = await site.get('/search')

  expect(status).toBe(200)
  expect(hints.join('\n')).toMatch(
    /^<\/remotes\/mf-search\/1\.0\.0\/search\.css>; rel=preload; as=style; crossorigin; integrity="sha256-[^"]+", <\/remotes\/shell\/2\.0\.0\/text\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/,
  )
})

test('a page from the cache sends no early hints', async () => {
  await aDrawingSite(true)
  const isDrawn = async () => (await site.get('/search')).text.includes('data-drawn')
  while (!(await isDrawn())) await new Promise((resolve) => setTimeout(resolve, 50))

  const { hints, headers } = await site.get('/search')

  expect(headers['server-timing']).toContain('cache')
  expect(hints).toEqual([])
})

test('with early hints turned off none are sent', async () => {
  await aDrawingSite(false)

  expect((await site.get('/search')).hints).toEqual([])
})

test('a client of HTTP/1.0 gets the page without early hints', async () => {
  await aDrawingSite(true)
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')

  socket.write(`GET /search HTTP/1.0\r\nHost: ${new URL(site.origin).host}\r\n\r\n`)

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
})
