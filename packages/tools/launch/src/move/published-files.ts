import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { ARCHIVE } from '@domizil/cli'
import { GOVERNANCE_FILE } from '@domizil/federation/governance'
import { ConfigError } from '../config/config-error.ts'
import type { Files } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'

/** The file that names the versions of a registry. A copy gets it last. */
export const REGISTRY_FILE = 'registry.json'

/**
 * The files of a registry folder as they are now: `registry.json` is read once, before the versions that it names. What is
 * published later is not among them.
 *
 * @throws {ConfigError} if the folder has no `registry.json`.
 */
export async function openPublishedFiles(folder: string): Promise<Files> {
  const file = path.join(folder, REGISTRY_FILE)
  const text = await readFile(file).catch(() => {
    throw new ConfigError(`${file} cannot be read. Set REGISTRY_FOLDER to the registry folder of the site.`)
  })
  const { versions } = parseRegistry(text.toString('utf8'))
  const files = folderFiles(folder)

  return {
    list: () => listPublished(folder, versions),
    get: async (name) => (name === REGISTRY_FILE ? text : files.get(name)),
    put: files.put,
  }
}

async function* listPublished(folder: string, versions: Registry['versions']): AsyncIterable<string> {
  yield REGISTRY_FILE
  yield GOVERNANCE_FILE
  for await (const file of folderFiles(path.join(folder, ARCHIVE)).list()) yield `${ARCHIVE}/${file}`
  for (const [name, published] of Object.entries(versions)) {
    for (const { version } of published) {
      for await (const file of folderFiles(path.join(folder, name, version)).list())
        yield `${name}/${version}/${file}`
    }
  }
}
