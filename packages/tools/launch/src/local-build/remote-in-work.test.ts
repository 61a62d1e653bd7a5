// proves 15.5
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { checkRegistry, promote, publish, readRegistry } from '@domizil/cli'
import { aBuildOf } from '../testing/a-build.ts'
import { createWorkRegistry, remoteNames, WORK_CHANNEL } from './remote-in-work.ts'

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

/** A registry in which `production` serves one release of mf-search. */
async function givenRegistry(root: string): Promise<string> {
  const registry = path.join(root, 'registry')
  await publish(registry, aBuildOf('1.5.0'), { compression: 'none' })
  await promote(registry, { name: 'mf-search', version: '1.5.0' }, 'production')
  return registry
}

const servedIn = (registry: string, channel: string) =>
  readRegistry(registry).channels[channel]?.parts['mf-search']?.version

test('the development loop starts from what the channel serves, in a registry of its own', async () => {
  const root = givenCheckout()
  const [work, registry] = [path.join(root, 'work'), await givenRegistry(root)]
  const before = readRegistry(registry)

  createWorkRegistry(work, registry, 'production')

  expect(Object.keys(readRegistry(work).channels)).toEqual([WORK_CHANNEL])
  expect(servedIn(work, WORK_CHANNEL)).toBe('1.5.0')
  expect(readRegistry(registry)).toEqual(before)
  expect(checkRegistry(registry)).toEqual([])
})
