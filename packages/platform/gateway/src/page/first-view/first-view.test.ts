// proves 14.1, 14.6, 14.7, 14.8, 14.9, 14.12, 14.17, 14.19, 14.24, 14.26, 14.27, 21.89
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, request as askWithoutWaiting, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { PinnedVersion } from '@domizil/federation'
import { DRAWING_VERSION } from '@domizil/shell-api'
import { afterEach, expect, test } from '@jest/globals'
import { proxyTo } from '../../proxy/proxy.ts'
import { aSite } from '../../testing/a-site.ts'
import { aRegistry, publishDrawing, publishFlat } from '../../testing/published-apps.ts'
import type { DrawnView, Upstream } from '../../gateway-config.ts'
import type { Answer, Site } from '../../testing/site.ts'

let site: Site
let published: PinnedVersion
afterEach(() => site.close())

/** A backend that has nothing. */
const missingFlats: Upstream = {
  handle: (_request, response) => {
    response.statusCode = 404
    response.end('{}')
  },
  close: async () => undefined,
}

/** A backend that answers everything with nothing in it. */
const willing: Upstream = {
  handle: (_request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  },
  close: async () => undefined,
}

/** A site whose shell and mf-search draw; a second version of mf-search waits. */
async function aDrawingSite({ overrides = false, changes = {} } = {}) {
  site = await aSite(changes)
  const shell = publishDrawing(site, 'shell', '2.0.0')
  const [one, two] = ['1.0.0', '1.1.0'].map((version) => publishDrawing(site, 'mf-search', version))
  published = shell
  const registry = aRegistry({ shell, 'mf-search': one! }, {}, overrides)
  site.writeRegistry({ ...registry, versions: { ...registry.versions, 'mf-search': [one!, two!] } })
}

/** The first view: the threads may still load when a page is asked for first. */
async function drawn(target: string, headers = {}): Promise<Answer> {
  for (;;) {
    const answer = await site.get(target, headers)
    if (answer.text.includes('data-drawn')) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const rootOf = ({ text }: Answer) => /<div id="root" data-drawn="\d+">(.*?)<\/div>\n/s.exec(text)?.[1]
const frameOf = ({ text }: Answer) => /<div id="root" data-frame>(.*?)<\/div>\n/s.exec(text)?.[1]
const versionOf = ({ text }: Answer) =>
  (JSON.parse(/id="page-facts">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as PageFacts).parts.remotes[0]
    ?.version

interface PageFacts {
  parts: { remotes: { version: string }[] }
}

test('a server-rendered page has its style sheets before the content and its code after it', async () => {
  await aDrawingSite()

  const page = await drawn('/search?q=Berlin')

  expect(rootOf(page)).toBe('<main>mf-search 1.0.0 draws /search?q=Berlin in en for 412</main>')
  const places = ['rel="stylesheet"', 'id="root"', 'id="late-code"'].map((one) => page.text.indexOf(one))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(page.text).toMatch(
    new RegExp(
      `<link rel="stylesheet" href="${site.origin}/remotes/mf-search/1.0.0/search.css" integrity="sha256-`,
    ),
  )
})

test('a server-rendered page preloads its first two scripts after the content, with their hashes', async () => {
  await aDrawingSite()

  const { text } = await drawn('/search')

  const named = [
    ...text.matchAll(/<link rel="modulepreload" href="(\S+)" integrity="sha256-\S+" crossorigin>/g),
  ]
  expect(named.map(([, url]) => url)).toEqual([
    '/remotes/mf-search/1.0.0/entry.js',
    '/remotes/mf-search/1.0.0/search.js',
  ])
  expect(named[0]?.index).toBeGreaterThan(text.indexOf('</main>'))
})

test('a page is rendered in its language, and identically for every device', async () => {
  await aDrawingSite()

  const agents = ['Mozilla/5.0 (Linux; Android 16) Mobile', 'Mozilla/5.0 (Macintosh)']
  const pages = await Promise.all(agents.map((agent) => drawn('/de/search', { 'user-agent': agent })))

  expect(pages.map(rootOf)).toEqual(agents.map(() => expect.stringContaining('in de for 412')))
})

test('the server renders with the version that the browser will run', async () => {
  await aDrawingSite({ overrides: true })

  const usual = await drawn('/search')
  const chosen = await drawn('/search', { cookie: 'remotes=mf-search@1.1.0' })

  expect([usual, chosen].map((page) => [versionOf(page), rootOf(page)?.slice(6, 21)])).toEqual([
    ['1.0.0', 'mf-search 1.0.0'],
    ['1.1.0', 'mf-search 1.1.0'],
  ])
})

test('the first picture of a page is preloaded from its head', async () => {
  await aDrawingSite()

  const { text } = await drawn('/search?picture')

  expect(text.match(/rel="preload" as="image"/g)).toHaveLength(1)
  expect(text.indexOf('as="image"')).toBeLessThan(text.indexOf('</head>'))
})

test('the answers are embedded in the page, and cannot close their script element', async () => {
  const flats = {
    handle: (
      _request: unknown,
      response: { setHeader(name: string, value: string): void; end(text: string): void },
    ) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(['</script><b>']))
    },
    close: async () => undefined,
  }
  await aDrawingSite({ changes: { api: flats } })

  const { text } = await drawn('/search?ask')

  expect(text).toContain('id="first-answers">{"flats":["\\u003c/script>\\u003cb>"]}</script>')
})

test('an answer with 404 is not embedded, so that the browser asks again', async () => {
  await aDrawingSite({ changes: { api: missingFlats } })

  expect((await drawn('/search?ask')).text).toContain('id="first-answers">{}</script>')
})

test('an unknown address is rendered with status 404', async () => {
  await aDrawingSite()

  expect((await drawn('/nowhere')).status).toBe(404)
})

test('a page that needs a session is sent with the shell’s frame', async () => {
  await aDrawingSite()

  expect(frameOf(await site.get('/saved'))).toBe('<main>the shell draws /saved</main>')
})

test('a page whose rendering fails is sent with its frame, and the failure is logged', async () => {
  await aDrawingSite()
  await drawn('/search')

  const page = await site.get('/de/search?throw')

  expect([page.status, frameOf(page)]).toEqual([
    200,
    '<main>mf-search 1.0.0 draws /search in de for 412</main>',
  ])
  expect(page.text).not.toContain('drawnOn')
  const places = ['rel="stylesheet"', 'rel="modulepreload"', 'id="root"'].map((one) => page.text.indexOf(one))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(site.log.filter((line) => line.includes('cannot draw'))).toEqual([
    'mf-search 1.0.0 cannot draw, the browser renders it: shell 2.0.0 with mf-search 1.0.0, /search: Error: thrown while drawing',
  ])
})

test('each visitor whose page was not rendered in time is counted as late', async () => {
  const seen: DrawnView[] = []
  await aDrawingSite({ changes: { observeDraw: (view: DrawnView) => seen.push(view) } })
  await drawn('/search')
  seen.length = 0

  await Promise.all([site.get('/search?slow'), site.get('/search?slow')])

  expect(seen).toEqual([
    { outcome: 'late', seconds: 0 },
    { outcome: 'late', seconds: 0 },
  ])
})

test('a version with a damaged server half is served, and rendered by the browser', async () => {
  await aDrawingSite()
  writeFileSync(path.join(site.folder, 'mf-search/1.0.0/server/server.cjs'), 'tampered with')

  const page = await site.get('/search')

  expect([versionOf(page), page.text.includes('data-drawn')]).toEqual(['1.0.0', false])
})

test('server halves cannot be downloaded', async () => {
  await aDrawingSite()
  const half = '/remotes/mf-search/1.0.0/server/server.cjs'

  const answers = await Promise.all(
    [half, half.replace('server/', 'server%2F'), half.replace('server/', '%73erver/')].map((one) =>
      site.get(one),
    ),
  )

  expect(answers.map(({ status, text }) => [status, text.includes('draws')])).toEqual(
    answers.map(() => [404, false]),
  )
})

const BEFORE = 'cache;desc="drawn before"'
const timingOf = async (target: string) => (await site.get(target)).headers['server-timing']

test('after a visitor’s change the page is rendered again', async () => {
  await aDrawingSite({ changes: { api: willing } })
  await drawn('/search?ask')
  expect(await timingOf('/search?ask')).toBe(BEFORE)

  await site.ask('PUT', '/api/user/api/profile', { authorization: 'Bearer x' })

  expect(await timingOf('/search?ask')).toMatch(/^ask;dur=[\d.]+, draw;dur=[\d.]+$/)
})

test('a page without data of the backend stays cached after a change', async () => {
  await aDrawingSite({ changes: { api: willing } })
  await drawn('/search')

  await site.ask('PUT', '/api/user/api/profile', { authorization: 'Bearer x' })

  expect(await timingOf('/search')).toBe(BEFORE)
})

test('a refused change keeps the cached pages', async () => {
  await aDrawingSite({ changes: { api: missingFlats } })
  await drawn('/search?ask')

  await site.ask('PUT', '/api/user/api/profile', { authorization: 'made up' })

  expect(await timingOf('/search?ask')).toBe(BEFORE)
})

test('a change that succeeds after its visitor disconnected clears the cached pages too', async () => {
  const { api, answerLate } = aLateBackend()
  await aDrawingSite({ changes: { api } })
  await drawn('/search?ask')
  const leaving = askWithoutWaiting(`${site.origin}/api/user/api/profile`, { method: 'PUT' }).on(
    'error',
    () => undefined,
  )
  leaving.end()

  await answerLate(() => leaving.destroy())

  expect(await timingOf('/search?ask')).not.toBe(BEFORE)
})

test('a change of one flat, named by the backend, keeps the cached pages of other flats', async () => {
  const backend = createServer((_request, response) => {
    response.writeHead(200, { 'Cache-Group-Invalidation': '"flat-7"' }).end('{}')
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const api = proxyTo(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
  await aDrawingSite({ changes: { api } })
  for (const target of ['/search?ask', '/flat/7', '/flat/8']) await drawn(target)

  await site.ask('PUT', '/api/flat/api/edit', { authorization: 'Bearer x' })

  const timings = [await timingOf('/search?ask'), await timingOf('/flat/7'), await timingOf('/flat/8')]
  backend.close()
  expect(timings.map((timing) => timing === BEFORE)).toEqual([false, false, true])
})

const PLAIN = /<nav><a href="\/de">Domizil<\/a><a href="\/de\/search">Wohnungen<\/a><\/nav><h1>[^<]+<\/h1>/

test('with rendering turned off a page has its title and a link to go on', async () => {
  await aDrawingSite({ changes: { drawsPages: 'off' } })

  expect(frameOf(await site.get('/de/search'))).toMatch(PLAIN)
})

test('a page of a shell for another renderer has its title and a link to go on', async () => {
  site = await aSite()
  const shell = publishDrawing(site, 'shell', '2.0.0', DRAWING_VERSION + 1)
  site.writeRegistry(aRegistry({ shell, 'mf-search': publishDrawing(site, 'mf-search', '1.0.0') }))

  expect(frameOf(await site.get('/de/search'))).toMatch(PLAIN)
  rmSync(path.join(site.folder, 'shell'), { recursive: true })
})

test('a page of a shell with a damaged server half has its title and a link to go on', async () => {
  await aDrawingSite()
  writeFileSync(path.join(site.folder, 'shell/2.0.0/server/server.cjs'), 'tampered with')

  expect(frameOf(await site.get('/de/search'))).toMatch(PLAIN)
})

test('the first visitors after a start or a promotion get a rendered page or its frame', async () => {
  await aDrawingSite()
  const first = await site.get('/search')

  const next = publishDrawing(site, 'mf-search', '1.2.0')
  site.writeRegistry({ ...aRegistry({ shell: published, 'mf-search': next }), revision: 2 })
  const promoted = await site.get('/search')

  const words = [first, promoted].map((page) => (rootOf(page) ?? frameOf(page))?.slice(6, 28))
  expect(words).toEqual(['mf-search 1.0.0 draws ', 'mf-search 1.2.0 draws '])
})

test('the frame of a route with a parameter is rendered for the actual address', async () => {
  site = await aSite()
  site.writeRegistry(
    aRegistry({ shell: publishDrawing(site, 'shell', '2.0.0'), 'mf-flat': publishFlat(site) }),
  )

  expect(frameOf(await site.get('/flat/5'))).toBe('<main>the shell draws /flat/5</main>')
})

test('searches that are requested once do not evict the page that all request', async () => {
  await aDrawingSite()
  await drawn('/search')

  for (let query = 0; query < 110; query += 1) await site.get(`/search?q=${query}`)

  expect(await timingOf('/search')).toBe(BEFORE)
  expect(await timingOf('/search?q=0')).not.toBe(BEFORE)
})

/** A backend whose answer to a change waits until its visitor has left. */
function aLateBackend() {
  let begun = (_response: ServerResponse) => {}
  const change = new Promise<ServerResponse>((resolve) => (begun = resolve))
  const api: Upstream = {
    handle: ({ method }, response) => (method === 'PUT' ? begun(response) : response.end('{}')),
    close: async () => undefined,
  }
  const answerLate = async (leave: () => void): Promise<void> => {
    const response = await change
    const left = once(response, 'close')
    leave()
    await left
    response.writeHead(200).end('{}')
  }
  return { api, answerLate }
}

test('a page whose data arrives late is rendered for the next visitor', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  const slow: Upstream = { ...willing, handle: (...of) => void asked.then(() => willing.handle(...of)) }
  await aDrawingSite({ changes: { api: slow } })

  const first = await site.get('/search?ask')
  answer()

  expect(frameOf(first)).toContain('mf-search 1.0.0 draws /search in en')
  expect(rootOf(await drawn('/search?ask'))).toContain('draws /search?ask')
})

/** A backend that remembers what was reported, and answers all else with nothing. */
function aTelemetry() {
  const reports: string[] = []
  const api: Upstream = {
    handle: (request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        if (request.url?.includes('/telemetry/')) reports.push(`${request.url} ${body}`)
        response.end('{}')
      })
    },
    close: async () => undefined,
  }
  return { api, reports }
}

const reportOf = (name: string, version: string, message: string) =>
  `/api/telemetry/failure/${name}/${version}/production ${JSON.stringify({ phase: 'draw', message })}`

/** What has arrived when something has. */
async function arrived(reports: readonly string[]): Promise<readonly string[]> {
  while (reports.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  return reports
}

test('a failed rendering is counted by app and version', async () => {
  const { api, reports } = aTelemetry()
  await aDrawingSite({ changes: { api } })
  await drawn('/search')

  await site.get('/search?throw')

  expect(await arrived(reports)).toEqual([reportOf('mf-search', '1.0.0', 'Error: thrown while drawing')])
})

test('a tampered server half is counted once for all simultaneous requests', async () => {
  const { api, reports } = aTelemetry()
  await aDrawingSite({ changes: { api } })
  writeFileSync(path.join(site.folder, 'mf-search/1.0.0/server/server.cjs'), 'tampered with')

  await Promise.all([site.get('/search'), site.get('/search?q=x')])

  expect(await arrived(reports)).toEqual([
    reportOf('mf-search', '1.0.0', 'Error: server.cjs of mf-search #.#.# is not the published one'),
  ])
})

test('a server half for another renderer is counted', async () => {
  const { api, reports } = aTelemetry()
  site = await aSite({ api })
  const shell = publishDrawing(site, 'shell', '2.0.0', DRAWING_VERSION + 1)
  site.writeRegistry(aRegistry({ shell, 'mf-search': publishDrawing(site, 'mf-search', '1.0.0') }))

  await site.get('/search')
  await site.get('/search')

  expect(await arrived(reports)).toEqual([
    reportOf('shell', '2.0.0', 'its half is made for another renderer, or for another design system'),
  ])
})
