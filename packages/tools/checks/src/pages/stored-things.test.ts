import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { workspacesOf } from '../workspaces.ts'
import { sourceFiles } from '../source-files.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const POLICY = join(ROOT, 'shell/src/pages/privacy-policy/privacy-policy-page.tsx')
const IN_BROWSERS = /^(shell|mf-.+|packages\/platform\/app-kit)$/

test('the privacy policy names everything that our code stores in the browser', () => {
  const kept = workspacesOf(ROOT)
    .filter((part) => IN_BROWSERS.test(part))
    .flatMap((part) => sourceFiles(join(ROOT, part, 'src')))
    .filter((path) => path !== POLICY)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => /Storage\b/.test(source))
    .flatMap((source) => source.match(/(?<=['"`])domizil\.[a-z-]+/g) ?? [])
  const policy = readFileSync(POLICY, 'utf8')

  expect(kept.length).toBeGreaterThan(3)
  expect(kept.filter((key) => !new RegExp(`'${key}(\\.\\*)?'`).test(policy))).toEqual([])
})
