import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasProgram } from './outside-programs.ts'

/**
 * The jar of Mustang-CLI, a validator of electronic invoices, as `MUSTANG_JAR` names it. Without it, or without Java,
 * its tests are skipped, and the run says so.
 */
export function findMustang(): string | null {
  const jar = process.env['MUSTANG_JAR']
  if (!jar || !existsSync(jar)) {
    console.warn('MUSTANG_JAR names no jar of Mustang-CLI: electronic invoices are not validated here.')
    return null
  }
  return hasProgram('java', '-version') ? jar : null
}

/** What Mustang says of the parts of an invoice. Neither its exit status nor its summary may be trusted for a PDF. */
export function judge(jar: string, kind: 'pdf' | 'xml', bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-mustang-'))
  try {
    const file = join(folder, `invoice.${kind}`)
    writeFileSync(file, bytes)
    const flags = ['--disable-file-logging', '--no-notices', '--action', 'validate', '--source', file]
    const { stdout, stderr } = spawnSync('java', ['-Xmx600m', '-jar', jar, ...flags], { encoding: 'utf8' })
    const [, pdf, xml] = /Parsed PDF:(\w+) XML:(\w+)/.exec(stderr + stdout) ?? []

    return { pdf, xml, flavour: /flavour=['"]?(\w+)/.exec(stdout + stderr)?.[1] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
