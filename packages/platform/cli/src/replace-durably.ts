import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'

/**
 * Replaces a file in one step: a crash leaves the old one or the new one.
 * @param mayStill says whether to, once the new one is on the disk; it may throw instead.
 */
export function replaceDurably(file: string, text: string, mayStill: () => void = () => undefined): void {
  const temporary = `${file}.${process.pid}`
  const target = openSync(temporary, 'w')
  writeSync(target, text)
  fsyncSync(target)
  closeSync(target)

  mayStill()
  renameSync(temporary, file)
}
