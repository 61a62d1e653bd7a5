/** One name that a source exports, with the file that it comes from where it is passed on. */
export interface ExportedName {
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
export function exportedNames(source: string): ExportedName[] {
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
