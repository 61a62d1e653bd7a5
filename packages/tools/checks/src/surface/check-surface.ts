import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { versionNumbers } from '@domizil/federation'
import type { Surface } from '@domizil/federation/build'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorLogLevel,
  type IExtractorConfigPrepareOptions,
} from '@microsoft/api-extractor'
import ts from 'typescript-6'
import {
  codeOf,
  declarationsOf,
  type Declared,
  packagesOf,
  type VersionOf,
  withPackages,
} from './declarations.ts'

const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'preserve',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
}
const SILENT = { default: { logLevel: 'none' as ExtractorLogLevel } }

/** A module with a surface. */
export interface Module {
  readonly packageFolder: string
  /** The compiled declarations below the package's folder. */
  readonly declarations: string
}

const FIRST = '1.0'

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

/** Reads the declarations of several modules, and what they import, once for all of them. */
export function readTogether(modules: readonly Module[]): CompilerState {
  const [first] = modules
  if (!first) throw new RangeError('There is no module to read')
  return CompilerState.create(ExtractorConfig.prepare(configOf(first, tmpdir())), {
    additionalEntryPoints: modules.map(fileOf),
  })
}

/**
 * The API report of compiled declarations, in the format of API Extractor: every exported declaration with what it
 * refers to.
 *
 * @throws {Error} if the declarations cannot be read.
 */
function writeReport(module: Module, compilerState: CompilerState): string {
  const out = mkdtempSync(join(tmpdir(), 'domizil-api-'))
  try {
    const { succeeded } = Extractor.invoke(ExtractorConfig.prepare(configOf(module, out)), {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true
      },
    })
    if (!succeeded)
      throw new Error(
        `The declarations of ${basename(module.packageFolder)} cannot be read: ${fileOf(module)}`,
      )
    return readFileSync(join(out, 'report.api.md'), 'utf8')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

function configOf(module: Module, out: string): IExtractorConfigPrepareOptions {
  const file = fileOf(module)
  return {
    configObject: {
      projectFolder: module.packageFolder,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, files: [file] } },
      apiReport: {
        enabled: true,
        reportFolder: out,
        reportTempFolder: join(out, 'temp'),
        reportFileName: 'report.api.md',
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(module.packageFolder, 'package.json'),
  }
}

function fileOf({ packageFolder, declarations }: Module): string {
  return join(packageFolder, declarations)
}

/** What is known of a module. */
export interface KnownSurface extends Module {
  /** The last report; empty if there is none. */
  readonly report: string
  readonly surface: Surface | undefined
}

/** A module's surface as it is, beside the one that was reported last. */
export type CheckedSurface = ReturnType<typeof checkSurface>

/**
 * Describes a module's surface, as one of those that were read together, and gives it its next version.
 * @throws {Error} if the declarations cannot be read.
 */
export function checkSurface({ report: known, surface, ...module }: KnownSurface, read: CompilerState) {
  const { packageFolder } = module
  const report = withPackages(writeReport(module, read), installedIn(packageFolder))
  const [before, after] = [sideOf(known), sideOf(report)]
  const isSame = report === known && surface !== undefined
  const changes =
    isSame || known === '' ? new Map<string, Change>() : surfaceChanges(packageFolder, before, after)
  const next = nextSurface(surface, [...after.declared.keys()], changes)

  return {
    /** Whether report and versions describe the module as it is. */
    isCurrent: isSame && sameNames(surface, next),
    report,
    surface: next,
    /** How its exports have changed since the last report. */
    changes,
  }
}

function sideOf(report: string): Side {
  const code = codeOf(report)
  return { code, declared: declarationsOf(code, packagesOf(report)) }
}

/** A version that was edited by hand may lack a name. */
function sameNames(one: Surface, other: Surface): boolean {
  return JSON.stringify(Object.keys(one.exports)) === JSON.stringify(Object.keys(other.exports))
}

function installedIn(packageFolder: string): VersionOf {
  return (name) => {
    const manifest = readFileSync(join(packageFolder, 'node_modules', name, 'package.json'), 'utf8')
    const { version } = JSON.parse(manifest) as { version: string }
    return version.split('.').slice(0, 2).join('.')
  }
}

/**
 * The versions after some changes. What breaks an export begins a new major version of the module, and of the export;
 * what adds to it is a new minor version of both. An added export begins with the module's version, so that one that
 * was removed before is never taken for it.
 */
export function nextSurface(
  before: Surface | undefined,
  names: readonly string[],
  changes: ReadonlyMap<string, Change>,
): Surface {
  if (!before)
    return { version: FIRST, exports: Object.fromEntries(names.toSorted().map((name) => [name, FIRST])) }
  const kinds = [...changes.values()]
  const [major, minor] = versionNumbers(before.version)
  const version = kinds.some((kind) => kind === 'broken' || kind === 'removed')
    ? `${major + 1}.0`
    : kinds.length > 0
      ? `${major}.${minor + 1}`
      : before.version

  return {
    version,
    exports: Object.fromEntries(
      names.toSorted().map((name) => [name, versionOf(before.exports[name], changes.get(name), version)]),
    ),
  }
}

function versionOf(before: string | undefined, change: Change | undefined, module: string): string {
  if (before === undefined || change === 'added' || change === 'broken') return module
  const [major, minor] = versionNumbers(before)
  return change === 'extended' ? `${major}.${minor + 1}` : before
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
