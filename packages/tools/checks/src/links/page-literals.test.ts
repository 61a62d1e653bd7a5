// proves 13.1
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { workspacesOf } from '../workspaces.ts'
import { sourceFiles } from '../source-files.ts'
import { type AppRoute, appRoutes } from '../testing/app-routes.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const ROUTES = appRoutes(ROOT)
/** `links` builds paths, `api` has similar ones, and tests, benchmarks and measurements type addresses as visitors do. */
const EXEMPT = /^packages\/(product\/(links|api)|platform\/remote-build\/src\/measure|tools\/)|\/testing\//

test.each([
  "<Link to='/my-flats'>",
  'to={`/flat/${id}`}',
  '<a href="/search?q=Berlin">',
  "const path = '/help#contact'",
  "navigate('/admin/flats')",
])('%s is found as a literal address of a page', (line) => {
  expect(pageLiterals(`\n  ${line}`, ROUTES)).toEqual([`2: ${line}`])
})

test.each([
  "import { Link } from '/search/link.ts'",
  '// `/flat/7` is a page',
  'to={flatPath(7)}',
  "const text = 'rent/search'",
  "const path = '/searching'",
  "const path = '/flat-menu'",
  "const call = '/flat/:id/calendar'",
])('%s is not taken for a literal address of a page', (line) => {
  expect(pageLiterals(line, ROUTES)).toEqual([])
})

test('no source contains a literal address of a page', () => {
  const files = workspacesOf(ROOT)
    .flatMap((workspace) => sourceFiles(join(ROOT, workspace, 'src')))
    .filter((file) => !EXEMPT.test(relative(ROOT, file)))

  const literals = files.flatMap((file) =>
    pageLiterals(readFileSync(file, 'utf8'), ROUTES).map((line) => `${relative(ROOT, file)}:${line}`),
  )

  expect(files.length).toBeGreaterThan(500)
  expect(literals).toEqual([])
})

const COMMENT = /^(\*|\/\/|\/\*)/
const IMPORT = /^(import|export)\b.* from |^} from |^import '/

/**
 * The lines of a source with a string literal that begins like a page's path, each with its number. Paths of API
 * calls look similar; they are in `@domizil/api` or contain a parameter.
 */
function pageLiterals(source: string, routes: readonly AppRoute[]): string[] {
  const firsts = new Set(routes.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean))
  const literal = new RegExp(`['"\`]/(${[...firsts].join('|')})(?![\\w-]|/:)`)

  return source
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => literal.test(text) && !COMMENT.test(text) && !IMPORT.test(text))
    .map(({ text, number }) => `${number}: ${text}`)
}
