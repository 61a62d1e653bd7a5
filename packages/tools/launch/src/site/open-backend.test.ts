// proves 15.32
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderPlace, hashOf, publish } from '@domizil/cli'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aBuildOf } from '../testing/a-build.ts'
import { findSourcesIn } from './open-backend.ts'

/** The tenth column of the first line stands in line 6 of a source, at its fifth column. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['./src/features/price.tsx'],
  names: ['priceOf'],
  mappings: 'SAKIA',
})
const PLACE = { remote: 'mf-search', version: '1.0.0', file: 'entry.js', line: 1, column: 10 }

let registry: string
beforeEach(() => {
  registry = mkdtempSync(path.join(tmpdir(), 'domizil-sources-'))
})
afterEach(() => rmSync(registry, { recursive: true }))

async function givenPublished(version: string, map: string): Promise<void> {
  const build = aBuildOf(version)
  const file = path.join(build, 'release.json')
  const release = JSON.parse(readFileSync(file, 'utf8'))
  mkdirSync(path.join(build, 'maps'))
  writeFileSync(path.join(build, 'maps/entry.js.map'), map)
  release.files['maps/entry.js.map'] = hashOf(Buffer.from(map))
  writeFileSync(file, JSON.stringify(release))
  await publish(registry, build)
}

const find = () => findSourcesIn(folderPlace(registry))

test('a position in a published script is mapped to its source', async () => {
  await givenPublished('1.0.0', MAP)

  expect(await find()([PLACE])).toEqual([
    { file: './src/features/price.tsx', line: 6, column: 5, name: 'priceOf' },
  ])
})

test('a position without a mapping or a published script is not mapped', async () => {
  await givenPublished('1.0.0', MAP)
  await publish(registry, aBuildOf('1.1.0'))

  const places = [
    { ...PLACE, column: 1 },
    { ...PLACE, line: 0, column: 0 },
    { ...PLACE, version: '1.1.0' },
    { ...PLACE, version: '9.9.9' },
    { ...PLACE, file: '../../registry.json' },
    { ...PLACE, remote: 'constructor' },
  ]

  expect(await find()(places)).toEqual(places.map(() => null))
})

test('a missing or tampered source map maps nothing', async () => {
  await givenPublished('1.0.0', MAP)
  await givenPublished('2.0.0', 'no map')
  writeFileSync(path.join(registry, 'mf-search/1.0.0/maps/entry.js.map'), MAP.replace('price', 'other'))

  expect(await find()([PLACE, { ...PLACE, version: '2.0.0' }])).toEqual([null, null])
})
