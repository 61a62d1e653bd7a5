import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One name that a source exports, with the file that it comes from where it is passed on. */
interface ExportedName {
  readonly name: string
  /** The name in the file where it is declared. */
  readonly local: string
  /** The specifier of a re-export, for example `./day.ts`. */
  readonly from?: string
}

const DECLARATION =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type|const|let|enum) ([A-Za-z_$][\w$]*)/gm
const LIST = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gm
const STAR = /^export (?:type )?\* from '([^']+)'/gm

/** The names that a formatted source exports; `*` stands for all names of another file. */
function exportedNames(source: string): ExportedName[] {
  const declared = [...source.matchAll(DECLARATION)].map(([, name = '']) => ({ name, local: name }))
  const listed = [...source.matchAll(LIST)].flatMap(([, names = '', from]) => namesIn(names, from))
  const stars = [...source.matchAll(STAR)].map(([, from = '']) => ({ name: '*', local: '*', from }))

  return [...declared, ...listed, ...stars]
}

function namesIn(list: string, from: string | undefined): ExportedName[] {
  return list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((entry) => {
      const [local = '', name = local] = entry.split(' as ')
      return { name, local, ...(from && { from }) }
    })
}

interface Declaration {
  readonly file: string
  readonly name: string
}

/** Counts the docstrings of all names that other packages can import: the `exports` of the package.json in `folder`. */
export function readDocstrings(folder: string) {
  const declarations = new Map(
    doorsOf(folder)
      .flatMap((door) => declarationsOf(door))
      .map((declaration) => [`${declaration.file}: ${declaration.name}`, declaration]),
  )

  return {
    names: declarations.size,
    /** Each as `file: name`. */
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
