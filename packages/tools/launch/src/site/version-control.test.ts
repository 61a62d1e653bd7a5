// proves 15.35, 15.36, 15.38, 15.40
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promote, publish, readRegistry } from '@domizil/cli'
import type { VersionChange } from '@domizil/server'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aBuildOf } from '../testing/a-build.ts'
import { openVersionControl } from './version-control.ts'

const [FIRST, SECOND] = ['1.0.0', '2.0.0']
const remote = 'mf-search'

let registryFolder: string

beforeEach(async () => {
  registryFolder = mkdtempSync(path.join(tmpdir(), 'domizil-versions-'))
  for (const version of [FIRST, SECOND]) await publish(registryFolder, aBuildOf(version, 'let page = 1'))
  await promote(registryFolder, { name: remote, version: FIRST }, 'production')
})
afterEach(() => rmSync(registryFolder, { recursive: true }))

const open = (changesVersions = true) =>
  openVersionControl({ registryFolder, registryService: null, changesVersions })
const registry = () => readRegistry(registryFolder)
const served = () => registry().channels['production']?.parts[remote]
const change = (wanted: VersionChange, ifRevision = registry().revision) =>
  open().change?.(wanted, { channel: 'production', by: 'Adele Moser', reason: 'Because.', ifRevision })

test('a version can be started as a canary, promoted and rolled back', async () => {
  await change({ kind: 'CANARY', remote, version: SECOND, percent: 5 })
  expect(served()).toMatchObject({ version: FIRST, canary: { version: SECOND, percent: 5 } })

  await change({ kind: 'PROMOTE', remote, version: SECOND })
  expect(served()).toMatchObject({ version: SECOND, previous: { version: FIRST } })

  await change({ kind: 'ROLLBACK', remote })
  expect(served()).toMatchObject({ version: FIRST })
})

test('an earlier state can be restored', async () => {
  const { revision } = registry()
  await change({ kind: 'PROMOTE', remote, version: SECOND })

  await change({ kind: 'RESTORE', revision })

  expect(served()?.version).toBe(FIRST)
})

test('the history has author and reason, newest first', async () => {
  await change({ kind: 'PROMOTE', remote, version: SECOND })

  const [newest, before] = await open().history()

  expect(newest).toMatchObject({
    by: 'Adele Moser (back office)',
    what: `promote ${remote}@${SECOND}`,
    reason: 'Because.',
    channel: 'production',
  })
  expect(before?.what).toBe(`promote ${remote}@${FIRST}`)
})

test('each version has its publisher, time, commit and size, newest first', async () => {
  const published = await open(false).published()

  expect(published.map(({ version }) => version)).toEqual([SECOND, FIRST])
  expect(published[0]).toMatchObject({
    remote,
    publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    publishedBy: expect.any(String),
    signedBy: null,
    bytes: 'let page = 1'.length,
  })
})

test('a version whose release is missing in the folder has only the registry’s data', async () => {
  rmSync(path.join(registryFolder, remote, SECOND), { recursive: true })

  const [newest] = await open().published()

  expect(newest).toMatchObject({ version: SECOND, commit: null, bytes: null })
})

test('the history contains the findings of the judge', async () => {
  const findings = [{ code: 'EVERYBODY', values: {} }]
  await promote(registryFolder, { name: remote, version: SECOND }, 'production', { by: 'judge', findings })

  const history = await open().history()

  expect(history.map((one) => one.findings)).toEqual([findings, []])
})

test('the history contains the canaries at each revision', async () => {
  await change({ kind: 'CANARY', remote, version: SECOND, percent: 5 })
  await change({ kind: 'ROLLBACK', remote })

  const history = await open().history()

  expect(history.map(({ canaries }) => canaries)).toEqual([[], [{ remote, version: SECOND, percent: 5 }], []])
})

test('a change based on an outdated revision is refused', async () => {
  const outcome = await change({ kind: 'PROMOTE', remote, version: SECOND }, registry().revision - 1)

  expect(outcome).toMatchObject({ isOutdated: true })
  expect(served()?.version).toBe(FIRST)
})

test.each([
  ['for everybody', { kind: 'PROMOTE' }],
  ['for some', { kind: 'CANARY', percent: 5 }],
] as const)(
  'a version without some addresses of the previous one is served %s after a confirmation',
  async (_, kind) => {
    const [before, after] = ['3.0.0', '4.0.0']
    await publish(registryFolder, aBuildOf(before, '', ['/search', '/map', '/list']))
    await promote(registryFolder, { name: remote, version: before }, 'production')
    await publish(registryFolder, aBuildOf(after, '', ['/search']))
    const wanted = { ...kind, remote, version: after }

    expect(await change(wanted)).toMatchObject({
      refusal: { detail: 'ROUTE_DROPPED', values: { paths: '/map, /list' } },
    })
    expect(await change({ ...wanted, mayDrop: true })).toEqual({ revision: registry().revision })
    const { version, canary } = served() ?? {}
    expect(canary?.version ?? version).toBe(after)
  },
)

test('problems of a change are described in the languages of administrators', async () => {
  rmSync(path.join(registryFolder, remote, SECOND), { recursive: true })

  const outcome = await change({ kind: 'PROMOTE', remote, version: SECOND })

  expect(outcome).toMatchObject({
    refusal: {
      detail: 'CHANNEL_BROKEN',
      problems: { de: 'mf-search 2.0.0 fehlt', es: 'mf-search 2.0.0 falta' },
    },
  })
})

test('a site may allow changes by command line only; the history can still be read', async () => {
  const control = open(false)

  expect(control.change).toBeUndefined()
  expect(await control.history()).toHaveLength(1)
})
