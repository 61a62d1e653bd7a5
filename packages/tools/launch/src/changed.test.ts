import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { ROOT } from './testing/launched.ts'

const { planFor } = (await import(new URL('../changed.mjs', import.meta.url).href)) as {
  planFor(base: string, files: string[], journeysOfPaths: Record<string, string[]>): Plan
}

interface Plan {
  lint: string[]
  journeys: string[]
}

const JOURNEYS = {
  '': ['session'],
  docs: [],
  'mf-flat': ['flats', 'flat-place'],
  'mf-search': ['flats', 'search-map'],
  'mf-search/src/map': ['search-map'],
}
const plan = (...files: string[]) => planFor('HEAD', files, JOURNEYS)

test('a change in several remotes runs the journeys of each, without repetition', () => {
  const { journeys } = plan('mf-flat/src/pages/flat-page.tsx', 'mf-search/messages/de.json')

  expect(journeys).toEqual(['flats', 'flat-place', 'search-map'])
})

test('a changed journey runs itself', () => {
  expect(plan('packages/tools/e2e/src/journeys/consent.spec.ts').journeys).toEqual(['consent'])
})

test('the most specific path decides which journeys run', () => {
  expect(plan('mf-search/src/map/map.tsx').journeys).toEqual(['search-map'])
})

test.each(['packages/product/ui/src/parts/tag.tsx', 'package.json', 'mf-flat-new/src/a.ts'])(
  'a change in %s, outside of the table, runs the default journeys',
  (file) => {
    expect(plan(file).journeys).toEqual(['session'])
  },
)

test('a changed unit test runs no journey', () => {
  expect(plan('mf-flat/src/pages/flat-page.test.tsx').journeys).toEqual([])
})

test('a change in documents alone runs no journey and lints nothing', () => {
  expect(plan('README.md', 'docs/style.md')).toEqual({ base: 'HEAD', lint: [], journeys: [] })
})

test('sources are linted, texts and styles are not', () => {
  const { lint } = plan('mf-flat/src/a.tsx', 'mf-flat/messages/de.json', 'mf-flat/src/a.module.css')

  expect(lint).toEqual(['mf-flat/src/a.tsx'])
})

test('every journey named in the table exists', () => {
  const e2e = path.join(ROOT, 'packages/tools/e2e')
  const table = JSON.parse(readFileSync(path.join(e2e, 'journeys-of-paths.json'), 'utf8')) as Record<
    string,
    string[]
  >

  const missing = Object.values(table)
    .flat()
    .filter((name) => !existsSync(path.join(e2e, `src/journeys/${name}.spec.ts`)))

  expect(missing).toEqual([])
})
