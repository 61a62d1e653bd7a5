// proves 15.5
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { checkRegistry, promote, readRegistry } from '@domizil/cli'
import { aBuildOf } from '../testing/a-build.ts'
import {
  createWorkRegistry,
  isBuilt,
  publishInWork,
  remoteInWork,
  remoteNames,
  serveInWork,
  WORK_CHANNEL,
  watchSources,
} from './remote-in-work.ts'

const PAGE = 'mf-search/src/page.ts'

function givenCheckout(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'domizil-checkout-'))
  mkdirSync(path.join(root, 'packages'))
  for (const file of ['rspack.shared.js', 'pnpm-lock.yaml']) writeFileSync(path.join(root, file), '')
  for (const name of ['shell', 'mf-search', 'mf-flat']) {
    mkdirSync(path.join(root, name, 'src'), { recursive: true })
    writeFileSync(path.join(root, name, 'package.json'), JSON.stringify({ name, version: '0.1.0' }))
    writeFileSync(path.join(root, name, 'routes.json'), '[]')
  }
  return root
}

test('every remote can be developed in the loop, the shell cannot', () => {
  expect(remoteNames(givenCheckout())).toEqual(['mf-flat', 'mf-search'])
})

test('each state of the sources has its own version, and the same state the same version', () => {
  const root = givenCheckout()
  const versionWith = (source: string) => {
    writeFileSync(path.join(root, PAGE), source)
    return remoteInWork(root, 'mf-search').version
  }

  const [first, second, back] = ['one', 'two', 'one'].map(versionWith)

  expect(first).toMatch(/^0\.1\.0-[0-9a-f]{10}\.dev$/)
  expect(second).not.toBe(first)
  expect(back).toBe(first)
})

test('several changes of the sources are reported once, after they settle', async () => {
  const root = givenCheckout()
  let told = 0
  let stop = () => {}
  const change = new Promise<void>((resolve) => {
    stop = watchSources(root, () => {
      told += 1
      resolve()
    })
  })

  for (const source of ['a', 'b', 'c']) writeFileSync(path.join(root, PAGE), source)
  await change
  stop()

  expect(told).toBe(1)
})

/** A registry in which `production` serves one release of mf-search. */
async function givenRegistry(root: string): Promise<string> {
  const registry = path.join(root, 'registry')
  await publishInWork(registry, aBuildOf('1.5.0'))
  await promote(registry, { name: 'mf-search', version: '1.5.0' }, 'production')
  return registry
}

const servedIn = (registry: string, channel: string) =>
  readRegistry(registry).channels[channel]?.parts['mf-search']?.version

test('the development loop starts from what the channel serves, in a registry of its own', async () => {
  const root = givenCheckout()
  const work = path.join(root, 'work')

  createWorkRegistry(work, await givenRegistry(root), 'production')

  expect(Object.keys(readRegistry(work).channels)).toEqual([WORK_CHANNEL])
  expect(servedIn(work, WORK_CHANNEL)).toBe('1.5.0')
})

test('a development build is served as soon as it is published', async () => {
  const root = givenCheckout()
  const work = path.join(root, 'work')
  createWorkRegistry(work, await givenRegistry(root), 'production')
  const remote = remoteInWork(root, 'mf-search')
  const before = isBuilt(work, remote)

  await publishInWork(work, aBuildOf(remote.version))
  await serveInWork(work, remote)

  expect([before, isBuilt(work, remote)]).toEqual([false, true])
  expect(servedIn(work, WORK_CHANNEL)).toBe(remote.version)
})

test('development builds do not change the registry that the loop started from', async () => {
  const root = givenCheckout()
  const [work, registry] = [path.join(root, 'work'), await givenRegistry(root)]
  const before = readRegistry(registry)
  createWorkRegistry(work, registry, 'production')

  for (let save = 0; save < 8; save += 1) {
    writeFileSync(path.join(root, PAGE), `save ${save}`)
    const remote = remoteInWork(root, 'mf-search')
    await publishInWork(work, aBuildOf(remote.version))
    await serveInWork(work, remote)
  }
  createWorkRegistry(work, registry, 'production')

  expect(readRegistry(registry)).toEqual(before)
  expect(checkRegistry(registry)).toEqual([])
  expect(servedIn(work, WORK_CHANNEL)).toBe('1.5.0')
})
