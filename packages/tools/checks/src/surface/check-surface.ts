import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Surface } from '@domizil/federation/build'
import { tmpdir } from 'node:os'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorLogLevel,
  type IExtractorConfigPrepareOptions,
} from '@microsoft/api-extractor'
import { codeOf, declarationsOf, packagesOf, type VersionOf, withPackages } from './declarations.ts'
import { nextSurface } from './next-surface.ts'
import { type Change, type Side, surfaceChanges } from './surface-changes.ts'

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

/** A module's surface as it is, beside the one that was reported last. */
export interface CheckedSurface {
  /** Whether report and versions describe the module as it is. */
  readonly isCurrent: boolean
  readonly report: string
  readonly surface: Surface
  /** How its exports have changed since the last report. */
  readonly changes: ReadonlyMap<string, Change>
}

/** What is known of a module. */
export interface KnownSurface extends Module {
  /** The last report; empty if there is none. */
  readonly report: string
  readonly surface: Surface | undefined
}

/**
 * Describes a module's surface, as one of those that were read together, and gives it its next version.
 * @throws {Error} if the declarations cannot be read.
 */
export function checkSurface(
  { report: known, surface, ...module }: KnownSurface,
  read: CompilerState,
): CheckedSurface {
  const { packageFolder } = module
  const report = withPackages(writeReport(module, read), installedIn(packageFolder))
  const [before, after] = [sideOf(known), sideOf(report)]
  const isSame = report === known && surface !== undefined
  const changes =
    isSame || known === '' ? new Map<string, Change>() : surfaceChanges(packageFolder, before, after)
  const next = nextSurface(surface, [...after.declared.keys()], changes)

  return { isCurrent: isSame && sameNames(surface, next), report, surface: next, changes }
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
