// proves 15.5
import path from 'node:path'
import { expect, test } from '@jest/globals'

const LAUNCH = path.join(import.meta.dirname, '../..')
const { isShared } = (await import(path.join(LAUNCH, 'dev-steps.mjs'))) as {
  isShared(env: Readonly<Record<string, string>>): boolean
}

test.each([
  ['none', {}, false],
  ['an empty name', { REGISTRY_FOLDER: ' ' }, false],
  ['that of the checkout', { REGISTRY_FOLDER: '.domizil/registry' }, false],
  ['another folder', { REGISTRY_FOLDER: '/srv/registry' }, true],
  ['another folder of the checkout', { REGISTRY_FOLDER: 'registry' }, true],
])('whether the registry is shared with others, for %s', (_, env, expected) => {
  expect(isShared(env)).toBe(expected)
})
