import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The content of a small file, or undefined if it does not exist. */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Records the inputs of a finished step in a file, so that the next start can skip it. */
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The SHA-256 of the files' contents, in the given order. */
export function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file)).update('\0')

  return hash.digest('hex')
}
