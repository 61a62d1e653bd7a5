import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hash-of.ts'

/** The release itself, and what a build for a loop of development writes beside the files of a page. */
const NOT_RELEASED = /^release\.json$|\.hot-update\./

/** Every file of a finished build with its hash, as a release lists them. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_RELEASED.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()

  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(path.join(folder, file)))]))
}
