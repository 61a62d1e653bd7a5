/** The change of one file. */
export interface Edit {
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
