import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './registry-lock.ts'
import { replaceDurably } from './replace-durably.ts'

/** A small file of a registry that is replaced as a whole: readers see the old one or the new one. */
export interface TextFile {
  /** Undefined if there is none. */
  read(): Promise<string | undefined>
  /** Replaces it by compare-and-swap. The edit may be called again, with what others have made of it. */
  change(edit: (text: string | undefined) => string): Promise<void>
}

/** A file in the folder of a registry, which several processes may change. */
export function textFileIn(folder: string, name: string): TextFile {
  const file = path.join(folder, name)
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

  return {
    read: async () => read(),
    async change(edit) {
      mkdirSync(folder, { recursive: true })
      await withLock(folder, () => replaceDurably(file, edit(read())))
    },
  }
}
