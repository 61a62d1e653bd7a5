// proves 14.30
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { runtimeAsModules } from './runtime-plugin.ts'
import * as withoutDescriptions from './without-descriptions.ts'
import * as withoutSnapshots from './without-snapshots.ts'

const PLUGIN = createRequire(resolve('packages/platform/remote-build/package.json')).resolve(
  '@module-federation/enhanced/rspack',
)

const REPLACED = Object.entries(runtimeAsModules(PLUGIN))
const isStandIn = (module: string) => module.includes('without-')

test('the federation runtime is available as ES modules', () => {
  const files = REPLACED.filter(([, module]) => !isStandIn(module))

  expect(files.map(([file, module]) => [file !== module, existsSync(module)])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
})

test.each([
  ['without-snapshots', withoutSnapshots, 2],
  ['without-descriptions', withoutDescriptions, 1],
])('the stand-in %s has all exports of the module it replaces', (name, standIn, count) => {
  const files = REPLACED.flatMap(([file, module]) => (module.includes(name) ? [file] : []))
  const wanted = files.flatMap((file) => exportsIn(readFileSync(file, 'utf8')))

  expect(files).toHaveLength(count)
  expect(Object.keys(standIn).toSorted()).toEqual(wanted.toSorted())
})

function exportsIn(source: string): string[] {
  const [, names = ''] = /^export \{ (.*) \};$/m.exec(source) ?? []
  return names.split(', ')
}
