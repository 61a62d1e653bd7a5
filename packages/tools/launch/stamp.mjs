import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The content of a small file, or undefined when there is none. */
export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Notes in a file for what a piece of work was done last, so that the next start can leave it out. */
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** SHA-256 of files' contents, in the order given. */
export function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file)).update('\0')

  return hash.digest('hex')
}
