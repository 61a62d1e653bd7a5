import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The message folders of an app: the main one, and a subfolder for each page with separate texts. */
export function messageFolders(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))

  return [folder, ...below.toSorted()]
}
