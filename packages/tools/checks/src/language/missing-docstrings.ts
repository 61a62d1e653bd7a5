import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { exportedNames } from './exported-names.ts'

/** The public names of a package, and which of them have no docstring. */
export interface Docstrings {
  readonly names: number
  /** Each as `file: name`. */
  readonly missing: readonly string[]
}

interface Declaration {
  readonly file: string
  readonly name: string
}

/** Counts the docstrings of all names that other packages can import: the `exports` of the package.json in `folder`. */
export function readDocstrings(folder: string): Docstrings {
  const declarations = new Map(
    doorsOf(folder)
      .flatMap((door) => declarationsOf(door))
      .map((declaration) => [`${declaration.file}: ${declaration.name}`, declaration]),
  )

  return {
    names: declarations.size,
    missing: [...declarations].filter(([, found]) => !hasDocstring(found)).map(([text]) => text),
  }
}

/** The source files behind the exports of a package; style sheets are left out. */
function doorsOf(folder: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, string | Record<string, string>>
  }

  return Object.values(exports)
    .map((door) => (typeof door === 'string' ? door : (door['@domizil/source'] ?? door.default ?? '')))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

function declarationsOf(file: string, only?: string): Declaration[] {
  return exportedNames(readFileSync(file, 'utf8'))
    .filter(({ name }) => !only || name === only || name === '*')
    .flatMap(({ local, from }) => {
      if (!from) return [{ file, name: local }]

      const target = join(dirname(file), from)
      if (!from.startsWith('.') || !existsSync(target)) return []
      return local === '*' ? declarationsOf(target, only) : declarationsOf(target, local)
    })
}

/**
 * A value, its type and its overloads share one docstring, and so does a type derived from the constant before it:
 * `export type Color = (typeof COLORS)[number]`. An icon of the icon set is described by its name.
 */
function hasDocstring({ file, name }: Declaration): boolean {
  const lines = readFileSync(file, 'utf8').split('\n')
  const isDerived = new RegExp(`^export type ${name} = (\\(typeof|keyof typeof) [A-Z]`)
  const isIcon = new RegExp(`^export const ${name} = .*\\bcreateIcon\\(lucide\\.`)
  if (lines.some((line) => isDerived.test(line) || isIcon.test(line))) return true

  const declares = new RegExp(
    `^(export )?(declare |abstract |async )*[a-z]+\\*? ${name.replace('$', '\\$')}\\b`,
  )

  return lines.some((line, at) => declares.test(line) && lines[at - 1]?.endsWith('*/'))
}
