// proves 15.23
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { workspacesOf } from './workspaces.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** The test runner finds its folders by these references: what is compiled is tested. */
test('tsconfig.json references every workspace', () => {
  const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]
  }

  const compiled = new Set(references.map(({ path }) => path))

  expect(workspacesOf(ROOT).filter((workspace) => !compiled.has(workspace))).toEqual([])
})
