import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseRelease } from '@domizil/federation/schema'
import { hashOf, type RegistryPlace, sizesIn, weighPages } from '@domizil/cli'
import type { VersionControl } from '@domizil/server'

/** What a release says of itself; null as long as the folder does not have it. */
interface OfRelease {
  readonly commit: string | null
  readonly bytes: number | null
}

const UNKNOWN: OfRelease = { commit: null, bytes: null }

/**
 * All versions of a registry, with who published and signed them, from what, and how heavy they are.
 * @param folder holds the releases; it may follow a registry elsewhere.
 */
export function publishedVersions(
  folder: string,
  place: Pick<RegistryPlace, 'read'>,
): VersionControl['published'] {
  /** By hash: a release never changes. */
  const known = new Map<string, OfRelease>()

  async function ofRelease(name: string, version: string, hash: string): Promise<OfRelease> {
    const found = known.get(hash) ?? (await readRelease(path.join(folder, name, version), hash))
    if (found !== UNKNOWN) known.set(hash, found)
    return found
  }

  return async () => {
    const { versions } = await place.read()
    const all = Object.entries(versions).flatMap(([remote, each]) =>
      each.toReversed().map(async ({ version, hash, published, signature }) => {
        const { commit, bytes } = await ofRelease(remote, version, hash)
        return {
          remote,
          version,
          publishedAt: published?.at ?? null,
          publishedBy: published?.by ?? null,
          note: published?.note ?? null,
          commit: signature?.commit ?? commit,
          signedBy: signature?.team ?? null,
          builder: signature?.builder ?? null,
          bytes,
        }
      }),
    )
    return Promise.all(all)
  }
}

async function readRelease(folder: string, hash: string): Promise<OfRelease> {
  try {
    const text = await readFile(path.join(folder, 'release.json'))
    if (hashOf(text) !== hash) return UNKNOWN
    const release = parseRelease(text.toString('utf8'))
    return { commit: release.commit, bytes: weighPages(release, sizesIn(folder))[0]?.bytes ?? null }
  } catch {
    return UNKNOWN // missing, or not complete yet
  }
}
