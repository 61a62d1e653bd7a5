import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The change of one file. */
interface Edit {
  readonly path: string
  /** The lines that the file has and that are replaced, each of them once; empty for a new file. */
  readonly before: string
  readonly after: string
}

/** A way to add something: its heading, and the changes in their order. */
interface Recipe {
  readonly name: string
  readonly edits: readonly Edit[]
}

const SECTION = /^## (.+)$/m
const DIFF = /^```diff\n(\S+)\n([\s\S]*?)^```$/gm

/**
 * Changes a file below a folder.
 *
 * @throws {Error} if its lines are not there, or there twice; if a new file exists.
 */
export function applyEdit(root: string, { path, before, after }: Edit): void {
  const file = join(root, path)
  if (before === '') {
    if (existsSync(file)) throw new Error(`${path} exists already.`)
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, after)
  }

  if (!existsSync(file)) throw new Error(`${path} does not exist.`)
  const [head = '', tail, ...more] = readFileSync(file, 'utf8').split(before)
  if (tail === undefined) throw new Error(`${path} does not have the lines\n${before}`)
  if (more.length > 0) throw new Error(`${path} has the lines several times\n${before}`)
  writeFileSync(file, head + after + tail)
}

/**
 * The recipes of a page: a second-level heading each, and below it blocks of the language `diff`, whose first line is
 * the path of a file. A line with `@@` separates changes of one file.
 */
export function readRecipes(page: string): Recipe[] {
  const [, ...parts] = page.split(SECTION)
  const names = parts.filter((_, index) => index % 2 === 0)

  return names.map((name, index) => ({ name, edits: editsIn(parts[index * 2 + 1] ?? '') }))
}

function editsIn(section: string): Edit[] {
  return [...section.matchAll(DIFF)].flatMap(([, path = '', lines = '']) =>
    lines.split(/^@@.*\n/m).map((change) => ({
      path,
      before: linesOf(change, ' -'),
      after: linesOf(change, ' +'),
    })),
  )
}

function linesOf(change: string, signs: string): string {
  return change
    .split('\n')
    .slice(0, -1)
    .map((line) => (line === '' ? ' ' : line))
    .filter((line) => signs.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
}
