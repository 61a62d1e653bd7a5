import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { ARCHIVE } from '@domizil/cli'
import { GOVERNANCE_FILE } from '@domizil/federation/governance'
import type { Config } from '../config/read-config.ts'
import { ConfigError } from '../config/config-error.ts'
import type { Files } from './copy-files.ts'
import { folderFiles } from './folder-files.ts'

/** The file that names the versions of a registry. A copy gets it last. */
export const REGISTRY_FILE = 'registry.json'

/** What an image has brought: without it the next start would promote that once more, over what teams have promoted since. */
const BROUGHT = '.local'

/** The teams. Their file stands beside the folder of the registry, and in a copy of it within. */
const TEAMS_FILE = 'registry-access.json'

type Place = Pick<Config, 'registryFolder' | 'registryAccess'>

/** All files of a registry, its teams included. */
export function registryFiles({ registryFolder, registryAccess }: Place): Files {
  const inside = folderFiles(registryFolder)
  const beside = folderFiles(path.dirname(registryAccess), true)
  const placeOf = (name: string) => (name === TEAMS_FILE ? beside : inside)

  return {
    list: inside.list,
    get: (name) => placeOf(name).get(name),
    put: (name, bytes) => placeOf(name).put(name, bytes),
  }
}

/**
 * The files of a registry as they are now: `registry.json` is read once, before the versions that it names. What is
 * published later is not among them.
 *
 * @throws {ConfigError} if the folder has no `registry.json`.
 */
export async function openPublishedFiles(place: Place): Promise<Files> {
  const file = path.join(place.registryFolder, REGISTRY_FILE)
  const text = await readFile(file).catch(() => {
    throw new ConfigError(`${file} cannot be read. Set REGISTRY_FOLDER to the registry folder of the site.`)
  })
  const { versions } = parseRegistry(text.toString('utf8'))
  const files = registryFiles(place)

  return {
    list: () => listPublished(place.registryFolder, versions),
    get: async (name) => (name === REGISTRY_FILE ? text : files.get(name)),
    put: files.put,
  }
}

async function* listPublished(folder: string, versions: Registry['versions']): AsyncIterable<string> {
  yield REGISTRY_FILE
  yield GOVERNANCE_FILE
  yield TEAMS_FILE
  for (const kept of [ARCHIVE, BROUGHT]) {
    for await (const file of folderFiles(path.join(folder, kept)).list()) yield `${kept}/${file}`
  }
  for (const [name, published] of Object.entries(versions)) {
    for (const { version } of published) {
      for await (const file of folderFiles(path.join(folder, name, version)).list())
        yield `${name}/${version}/${file}`
    }
  }
}
