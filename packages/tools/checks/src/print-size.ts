// `npm run size`: what the repository consists of, by package.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cruiseWorkspaces } from './imports/cruise-workspaces.ts'
import {
  COUNTED,
  measureSizes,
  type Size,
  variablesOf,
  wordsOf,
  writtenWordsOf,
} from './size/measure-sizes.ts'
import { sourceFiles } from './source-files.ts'
import { workspacesOf } from './workspaces.ts'

const root = process.cwd()
const read = (path: string) => readFileSync(path, 'utf8')
const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((path) => COUNTED.test(path))
  .map((path) => ({ path, text: read(path) }))
const { imports } = await cruiseWorkspaces(root)

const sizes = measureSizes(files, imports, workspacesOf(root))
const total = [...sizes.values()].reduce(add)
console.table(Object.fromEntries([...sizes, ['all', total]]))

const variables = new Set(
  sourceFiles('packages/tools/launch/src/config').flatMap((path) => variablesOf(read(path))),
)
console.log(`${variables.size} environment variables in launch/src/config.`)
for (const path of ['docs/coverage.md', 'docs/requirements.md'])
  console.log(`${wordsOf(read(path))} words in ${path}, counted apart.`)
const madeWords = files
  .filter(({ path }) => path.startsWith('docs/kit/'))
  .reduce((sum, { text }) => sum + wordsOf(text) - writtenWordsOf(text), 0)
console.log(`${madeWords} words of docs/kit made from declarations, counted apart.`)

function add(one: Size, other: Size): Size {
  return {
    files: one.files + other.files,
    lines: one.lines + other.lines,
    long: one.long + other.long,
    fragments: one.fragments + other.fragments,
    css: one.css + other.css,
    sql: one.sql + other.sql,
    tests: one.tests + other.tests,
    words: one.words + other.words,
  }
}
