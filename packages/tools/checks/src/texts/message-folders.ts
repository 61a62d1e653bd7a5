import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the texts of a part stand: its own folder, and one below it for each page that brings its own. */
export function messageFolders(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))

  return [folder, ...below.toSorted()]
}
