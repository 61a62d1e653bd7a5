import { renameSync, writeFileSync } from 'node:fs'

/** Replaces a file in one step, also across a crash; only this user can read it. */
export function replacePrivate(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
