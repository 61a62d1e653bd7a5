import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders of a workspace that hold texts: of an app the main one and a subfolder for each page with separate texts,
 * of a package a subfolder for each of its modules that speak.
 */
export function messageFolders(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))

  return [folder, ...below.toSorted()].filter((one) => existsSync(join(one, 'en.json')))
}
