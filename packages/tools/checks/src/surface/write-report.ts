import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Extractor, ExtractorConfig, type ExtractorLogLevel } from '@microsoft/api-extractor'

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
export function writeReport(packageFolder: string, declarations: string): string {
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
