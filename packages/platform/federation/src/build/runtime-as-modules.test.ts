import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { runtimeAsModules } from './runtime-as-modules.ts'

const PLUGIN = createRequire(resolve('packages/platform/remote-build/package.json')).resolve(
  '@module-federation/enhanced/rspack',
)

test('the runtime is there as modules as well', () => {
  const files = Object.entries(runtimeAsModules(PLUGIN))

  expect(files.map(([file, module]) => [file !== module, existsSync(module)])).toEqual([
    [true, true],
    [true, true],
    [true, true],
  ])
})
