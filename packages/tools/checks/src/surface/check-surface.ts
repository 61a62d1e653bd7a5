import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Surface } from '@domizil/federation/build'
import { tmpdir } from 'node:os'
import { Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor'
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

/**
 * The API report of compiled declarations, in the format of API Extractor: every exported declaration with what it
 * refers to.
 *
 * @throws {Error} if the declarations cannot be read.
 */
function writeReport(packageFolder: string, declarations: string): string {
  const out = mkdtempSync(join(tmpdir(), 'domizil-api-'))
  const file = join(packageFolder, declarations)
  try {
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: packageFolder,
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
      packageJsonFullPath: join(packageFolder, 'package.json'),
    })
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true
      },
    })
    if (!succeeded) throw new Error(`The declarations of ${basename(packageFolder)} cannot be read: ${file}`)
    return readFileSync(join(out, 'report.api.md'), 'utf8')
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
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
export interface KnownSurface {
  readonly packageFolder: string
  /** The compiled declarations below the package's folder. */
  readonly declarations: string
  /** The last report; empty if there is none. */
  readonly report: string
  readonly surface: Surface | undefined
}

/**
 * Reads a module's surface and gives it its next version.
 * @throws {Error} if the declarations cannot be read.
 */
export function checkSurface({
  packageFolder,
  declarations,
  report: known,
  surface,
}: KnownSurface): CheckedSurface {
  const report = withPackages(writeReport(packageFolder, declarations), installedIn(packageFolder))
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
