// proves 18.18
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promote, publish, readRegistry } from '@domizil/cli'
import { expect, test } from '@jest/globals'
import { aBuildOf } from '../testing/a-build.ts'
import { bringVersions } from './bring-versions.ts'

const CHANNEL = 'production'
const aFolder = () => mkdtempSync(path.join(tmpdir(), 'domizil-registry-'))
const served = (registry: string) => readRegistry(registry).channels[CHANNEL]?.parts['mf-search']?.version

/** The registry of an image that was built with this version. */
async function anImageWith(version: string): Promise<string> {
  const registry = aFolder()
  await publish(registry, aBuildOf(version))
  await promote(registry, { name: 'mf-search', version }, CHANNEL)
  return registry
}

test('an empty registry serves the version of the first image', async () => {
  const registry = aFolder()

  await bringVersions(await anImageWith('1.0.0'), registry, CHANNEL)

  expect(served(registry)).toBe('1.0.0')
})

test('the version of the next image is served, and the previous one is kept for a rollback', async () => {
  const registry = aFolder()
  await bringVersions(await anImageWith('1.0.0'), registry, CHANNEL)

  await bringVersions(await anImageWith('1.1.0'), registry, CHANNEL)

  expect(readRegistry(registry).channels[CHANNEL]?.parts['mf-search']).toMatchObject({
    version: '1.1.0',
    previous: { version: '1.0.0' },
  })
})

test('a version promoted since is kept when the same image starts again', async () => {
  const [registry, image] = [aFolder(), await anImageWith('1.0.0')]
  await bringVersions(image, registry, CHANNEL)
  await publish(registry, aBuildOf('2.0.0'))
  await promote(registry, { name: 'mf-search', version: '2.0.0' }, CHANNEL)

  await bringVersions(image, registry, CHANNEL)

  expect(served(registry)).toBe('2.0.0')
})
