import { existsSync, readFileSync } from 'node:fs'
import { type Access, NO_ACCESS, parseAccess } from './access.ts'
import { whenChanged } from './when-changed.ts'

/**
 * The teams of a file, reread when it changes. A file that becomes unreadable gives no rights: a right that was taken away
 * must not come back.
 */
export function openAccess(file: string, log: (line: string) => void): () => Access {
  return whenChanged(file, () => {
    try {
      return existsSync(file) ? parseAccess(readFileSync(file, 'utf8')) : NO_ACCESS
    } catch (error) {
      log(`${file} is not used: ${error instanceof Error ? error.message : String(error)}`)
      return NO_ACCESS
    }
  })
}
