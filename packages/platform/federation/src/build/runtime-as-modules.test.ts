// proves 14.30
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { runtimeAsModules } from './runtime-as-modules.ts'
import * as standIn from './without-snapshots.ts'

const PLUGIN = createRequire(resolve('packages/platform/remote-build/package.json')).resolve(
  '@module-federation/enhanced/rspack',
)

const REPLACED = Object.entries(runtimeAsModules(PLUGIN))
const isStandIn = (module: string) => module.includes('without-snapshots')

test('the runtime is there as modules as well', () => {
  const files = REPLACED.filter(([, module]) => !isStandIn(module))

  expect(files.map(([file, module]) => [file !== module, existsSync(module)])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
})

test('what stands in for two modules of its core has all of their exports', () => {
  const files = REPLACED.flatMap(([file, module]) => (isStandIn(module) ? [file] : []))
  const wanted = files.flatMap((file) => exportsIn(readFileSync(file, 'utf8')))

  expect(files).toHaveLength(2)
  expect(Object.keys(standIn).toSorted()).toEqual(wanted.toSorted())
})

function exportsIn(source: string): string[] {
  const [, names = ''] = /^export \{ (.*) \};$/m.exec(source) ?? []
  return names.split(', ')
}
