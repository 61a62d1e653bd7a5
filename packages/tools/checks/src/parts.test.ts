import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { partsOf } from './parts.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The test runner finds its folders by these settings: what the compiler knows is tested. */
test('the compiler knows every part', () => {
  const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]
  }

  const compiled = new Set(references.map(({ path }) => path))

  expect(partsOf(ROOT).filter((part) => !compiled.has(part))).toEqual([])
})
