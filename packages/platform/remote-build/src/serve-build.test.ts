import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serveBuild, type ServedBuild } from './serve-build.ts'

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
    JSON.stringify({
      schemaVersion: 1,
      name: 'mf-journal',
      version: '0.1.0-dev',
      kind: 'remote',
      commit: null,
      builtAt: '2026-11-20T00:00:00.000Z',
      entry: 'entry.js',
      files: { 'entry.js': hash },
      routes: [],
      start: { files: [], shared: [] },
      pages: {},
      messages: {},
      shared: {},
      provides: null,
      requires: { shellApi: 1, react: '^19.0.0', runtime: '^2.0.0' },
    }),
  )
}

test('pages of the one site may read the files of the build, and of no other', async () => {
  const answer = await fetch(`${origin}/entry.js`)

  expect(await answer.text()).toBe('export const a = 1')
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
  expect(answer.headers.get('content-type')).toContain('javascript')
})

test.each(['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/', '/etc/passwd'])(
  '%s is nothing of the build',
  async (target) => {
    expect((await fetch(origin + target)).status).toBe(404)
  },
)

test('each build is named to the pages that are open', async () => {
  const { body } = await fetch(`${origin}/changes`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader?.read()

  givenBuild('export const a = 2')
  served.changed()
  const second = await reader?.read()
  await reader?.cancel()

  expect(first?.value).toMatch(/^data: [0-9a-f]{64}\n\n$/)
  expect(second?.value).toMatch(/^data: [0-9a-f]{64}\n\n$/)
  expect(second?.value).not.toBe(first?.value)
})
