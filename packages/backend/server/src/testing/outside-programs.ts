import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether the machine has a program. Without it its tests are skipped, and the run says so. */
export function hasProgram(program: string, ...arguments_: string[]): boolean {
  try {
    execFileSync(program, arguments_, { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`${program} is not installed: what it proves is not tested here.`)
    return false
  }
}

/** What `pdfsig` of poppler says of the signatures in a PDF. */
export function pdfsig(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-pdfsig-'))
  try {
    const file = join(folder, 'sealed.pdf')
    writeFileSync(file, bytes)
    return execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
