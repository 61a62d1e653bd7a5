// proves 15.24, 15.28
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serveBuild, type ServedBuild } from './serve-build.ts'
import { aRelease } from './testing/a-release.ts'

const SITE = 'https://staging.example'
let folder: string
let served: ServedBuild
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-dev-'))
  givenBuild('export const a = 1')
  served = serveBuild(folder, SITE)
  served.changed()
  served.server.listen(0, 'localhost')
  await once(served.server, 'listening')
  origin = `http://localhost:${(served.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  served.server.closeAllConnections()
  await new Promise((done) => served.server.close(done))
  rmSync(folder, { recursive: true })
})

function givenBuild(script: string): void {
  writeFileSync(path.join(folder, 'entry.js'), script)
  writeFileSync(path.join(folder, 'secret.txt'), 'not of the build')
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify(aRelease({ version: '0.1.0-dev', files: { 'entry.js': hash } })),
  )
}

test('only the site’s pages may read the files of the build', async () => {
  const answer = await fetch(`${origin}/entry.js`)

  expect(await answer.text()).toBe('export const a = 1')
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(answer.headers.get('content-type')).toContain('javascript')
})

test.each(['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/', '/etc/passwd'])(
  '%s, which is not in the build, is answered with 404',
  async (target) => {
    expect((await fetch(origin + target)).status).toBe(404)
  },
)

async function follow(stream: string) {
  const { body } = await fetch(origin + stream)
  return body?.pipeThrough(new TextDecoderStream()).getReader()
}

test('open pages receive an event for each build', async () => {
  const reader = await follow('/changes')
  const first = await reader?.read()

  givenBuild('export const a = 2')
  served.changed()
  const second = await reader?.read()
  await reader?.cancel()

  expect(first?.value).toMatch(/^data: [0-9a-f]{64}\n\n$/)
  expect(second?.value).toMatch(/^data: [0-9a-f]{64}\n\n$/)
  expect(second?.value).not.toBe(first?.value)
})

test('pages with hot updates receive events for builds and problems, and are not reloaded', async () => {
  served.changed('hash-1')
  const [hot, loading] = await Promise.all([follow('/hot'), follow('/changes')])
  const before = [await hot?.read(), await loading?.read()]

  served.changed('hash-2')
  const after = [await hot?.read(), await loading?.read()]
  served.failed('Expected ";"\nin page.tsx')
  const problem = await hot?.read()
  await Promise.all([hot?.cancel(), loading?.cancel()])

  expect(before.map((one) => one?.value)).toEqual(['data: hash-1\n\n', 'data: hot\n\n'])
  expect(after.map((one) => one?.value)).toEqual(['data: hash-2\n\n', 'data: hot\n\n'])
  expect(problem?.value).toBe('event: problem\ndata: "Expected \\";\\"\\nin page.tsx"\n\n')
})

test('the hot update and the chunks of the previous build are served', async () => {
  writeFileSync(path.join(folder, 'lifecycles.1a2b.hot-update.mjs'), 'export const changed = 1')
  const released = await fetch(`${origin}/lifecycles.1a2b.hot-update.mjs`)

  served.changed('hash-1')
  const release = readFileSync(path.join(folder, 'release.json'), 'utf8')
  writeFileSync(path.join(folder, 'release.json'), release.replace('"entry.js":', '"next.js":'))
  served.changed('hash-2')
  const asked = ['/lifecycles.1a2b.hot-update.mjs', '/entry.js', '/secret.txt']
  const answers = await Promise.all(asked.map(async (file) => (await fetch(origin + file)).status))

  expect(released.status).toBe(404)
  expect(answers).toEqual([200, 200, 404])
})
