// proves 15.50
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesHash, parseRenderTimes } from '@domizil/federation/render-times'
import { parseRelease } from '@domizil/federation/schema'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aRelease } from '../testing/a-release.ts'
import { writeRenderTimes } from './measure.ts'

const RELEASE = aRelease({ version: '0.1.0', files: { 'entry.js': `sha256-${'A'.repeat(43)}=` } })
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-measured-'))
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(RELEASE))
})
afterEach(() => rmSync(folder, { recursive: true }))

const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const measuredAs = (time: number) =>
  writeRenderTimes(folder, {
    schemaVersion: 1,
    of: filesHash(parseRelease(textOf('release.json'))),
    measuredAt: '2026-11-28T02:00:00.000Z',
    browser: '153.0',
    pages: { '/journal': time },
  })

test('render times are a file of the release, which older registries can still read', () => {
  measuredAs(240)

  const release = parseRelease(textOf('release.json'))
  const hash = `sha256-${createHash('sha256').update(textOf('render.json')).digest('base64')}`
  expect(release).toEqual({ ...RELEASE, files: { ...RELEASE.files, 'render.json': hash } })
  expect(parseRenderTimes(textOf('render.json')).of).toBe(filesHash(release))
})

test('measuring a build again replaces its times', () => {
  measuredAs(240)
  const before = parseRenderTimes(textOf('render.json'))

  measuredAs(200)

  expect(parseRenderTimes(textOf('render.json'))).toEqual({ ...before, pages: { '/journal': 200 } })
})
