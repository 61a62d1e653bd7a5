import ts from 'typescript-6'
import { resolve } from 'node:path'
import type { Declared } from './declarations.ts'

/** What a change of an export means for those who use it. */
export type Change = 'added' | 'removed' | 'extended' | 'broken'

const BEFORE = 'surface-before.d.ts'
const AFTER = 'surface-after.d.ts'
const COMPARED = 'surface-compared.ts'
/** Names of properties, and of a component's or a function's input: leaving one out is no error to the compiler. */
const NAMES =
  'type Names<T> = T extends (input: infer I, ...rest: never[]) => unknown ? (I extends object ? keyof I : never) : keyof T'

/** One side of a comparison: the code of a report, and its exported names. */
export interface Side {
  readonly code: string
  readonly declared: ReadonlyMap<string, Declared>
}

/**
 * How the exports of a module have changed. An export is extended if the new one can be used wherever the old one
 * could: it is assignable to it, and takes the same properties. Anything else that changes breaks its users.
 *
 * @param packageFolder where the packages are installed that the declarations import.
 */
export function surfaceChanges(
  packageFolder: string,
  before: Side,
  after: Side,
): ReadonlyMap<string, Change> {
  const changed = [...before.declared].filter(
    ([name, { text }]) => after.declared.has(name) && after.declared.get(name)?.text !== text,
  )
  const passedOn = changed.filter(([name]) => isPassedOn(name, before, after))
  const compared = changed.filter(([name]) => !isPassedOn(name, before, after))
  const broken = new Set(compared.length > 0 ? brokenNames(packageFolder, before, after, compared) : [])

  return new Map<string, Change>([
    ...[...before.declared.keys()]
      .filter((name) => !after.declared.has(name))
      .map((name) => [name, 'removed'] as const),
    ...[...after.declared.keys()]
      .filter((name) => !before.declared.has(name))
      .map((name) => [name, 'added'] as const),
    ...compared.map(([name]) => [name, broken.has(name) ? 'broken' : 'extended'] as const),
    ...passedOn.map(([name]) => [name, changeOfPackage(name, before, after)] as const),
  ])
}

function isPassedOn(name: string, before: Side, after: Side): boolean {
  return [before, after].some(({ declared }) => declared.get(name)?.from !== undefined)
}

/** A package keeps its promises within a major version. */
function changeOfPackage(name: string, before: Side, after: Side): Change {
  const [old, now] = [before, after].map(({ declared }) => declared.get(name))
  const major = (one: Declared | undefined) => `${one?.from}@${one?.text.split('.')[0]}`
  return major(old) === major(now) ? 'extended' : 'broken'
}

function brokenNames(
  packageFolder: string,
  before: Side,
  after: Side,
  compared: readonly (readonly [string, Declared])[],
): string[] {
  const files = new Map([
    [resolve(packageFolder, BEFORE), before.code],
    [resolve(packageFolder, AFTER), after.code],
    [resolve(packageFolder, COMPARED), comparison(compared)],
  ])
  const program = programOf(files)
  const file = program.getSourceFile(resolve(packageFolder, COMPARED))
  if (!file) throw new Error(`The surfaces of ${packageFolder} cannot be compared.`)

  return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => {
    const { line } = file.getLineAndCharacterOfPosition(start)
    const name = /\/\/ (\S+)$/.exec(file.text.split('\n')[line] ?? '')?.[1]
    if (name) return name
    throw new Error(`The surfaces of ${packageFolder} cannot be compared: ${JSON.stringify(messageText)}`)
  })
}

/** Each line names its export in a comment. */
function comparison(compared: readonly (readonly [string, Declared])[]): string {
  const of = (side: string, name: string, { isValue }: Declared) =>
    isValue ? `typeof ${side}.${name}` : `${side}.${name}`
  return [
    `import type * as before from './${BEFORE}'`,
    `import type * as after from './${AFTER}'`,
    NAMES,
    'declare function take<Wanted>(given: Wanted): void',
    'declare function make<Given>(): Given',
    ...compared.flatMap(([name, declared]) => {
      const [old, now] = [of('before', name, declared), of('after', name, declared)]
      return [
        `take<${old}>(make<${now}>()) // ${name}`,
        `take<Names<${now}>>(make<Names<${old}>>()) // ${name}`,
      ]
    }),
  ].join('\n')
}

function programOf(files: ReadonlyMap<string, string>): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.readFile = (name) => files.get(name) ?? readFile(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name)
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
  }
  return ts.createProgram([...files.keys()], options, host)
}
