import { hashOf } from '@domizil/federation/hash'
import { publishedVersion, type Registry } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import type { AppVersion } from './channel-change.ts'

/**
 * A file of a published version; undefined if the registry or the version has none, or it is not the one that was published.
 * @param read reads a file of the version's folder.
 */
export async function readPublished(
  registry: Registry,
  { name, version }: AppVersion,
  file: string,
  read: (file: string) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const pinned = publishedVersion(registry, name, version)
  if (!pinned) return undefined

  try {
    const release = await read('release.json')
    if (hashOf(release) !== pinned.hash) return undefined
    const { files } = parseRelease(release.toString('utf8'))
    if (!Object.hasOwn(files, file)) return undefined
    const bytes = await read(file)
    return hashOf(bytes) === files[file] ? bytes : undefined
  } catch {
    return undefined // missing, or out of reach
  }
}
