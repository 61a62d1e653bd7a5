import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { readRegistry } from '@domizil/remotectl'
import { aBuildOf } from '../testing/a-build.ts'
import {
  isBuilt,
  publishInWork,
  remoteInWork,
  remoteNames,
  serveInWork,
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

test('every remote can be worked on, the shell is none', () => {
  expect(remoteNames(givenCheckout())).toEqual(['mf-flat', 'mf-search'])
})

test('each state of the sources is a version of its own, and the same state the same one', () => {
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

test('a change of the sources is told once, when they are quiet again', async () => {
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

test('a build in work is served as soon as it is published, and known from then on', async () => {
  const root = givenCheckout()
  const registry = path.join(root, 'registry')
  const remote = remoteInWork(root, 'mf-search')
  const before = isBuilt(registry, remote)

  await publishInWork(registry, aBuildOf(remote.version))
  await serveInWork(registry, 'staging', remote)

  expect([before, isBuilt(registry, remote)]).toEqual([false, true])
  expect(readRegistry(registry).channels['staging']?.parts['mf-search']?.version).toBe(remote.version)
})
