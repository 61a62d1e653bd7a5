import { expect, test } from '@jest/globals'
import { nextVersion } from './ship.ts'

const published = (...versions: string[]) => ({
  versions: { 'mf-search': versions.map((version) => ({ version, hash: 'sha256-x' })) },
})

test.each([
  ['nothing is published', '0.1.0', published(), '0.1.0'],
  ['the version of package.json is published', '0.1.0', published('0.1.0'), '0.1.1'],
  ['later ones are published', '0.1.0', published('0.1.9', '0.1.10', '0.1.2'), '0.1.11'],
  ['package.json names a larger one', '0.2.0', published('0.1.0', '0.1.1'), '0.2.0'],
  ['a checkout has published its own', '0.1.0', published('0.1.0-abcdef0123'), '0.1.0'],
])('the next version if %s', (_, own, registry, next) => {
  expect(nextVersion(own, registry, 'mf-search')).toBe(next)
})
