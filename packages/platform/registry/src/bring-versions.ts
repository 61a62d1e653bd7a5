import type { PinnedVersion } from '@domizil/federation'
import {
  DamagedError,
  fetchRelease,
  type KnownVersions,
  type VersionSource,
  type Wanted,
} from './fetch-release.ts'
import type { Remote } from './remote.ts'

/** The versions of a service. */
export function versionsAt(remote: Remote, signal: AbortSignal): VersionSource {
  const addressOf = ({ name, version }: Wanted) => `/releases/${name}/${version}`
  const published = async ({ name, version }: Wanted, file: string, address: string) => {
    const bytes = await remote.optional(address, signal)
    if (bytes) return bytes
    throw new DamagedError(`${name} ${version}: ${file} is missing there`)
  }
  return {
    release: (wanted) => published(wanted, 'release.json', addressOf(wanted)),
    file: (wanted, file) => published(wanted, file, `${addressOf(wanted)}/files/${file}`),
    form: (wanted, file, _hash, ending) =>
      remote.optional(`${addressOf(wanted)}/files/${file}${ending}`, signal),
  }
}

/** Brings versions into a folder. A damaged one is logged and does not delay the others: gateways serve the previous one instead. */
export async function bringAll(
  source: VersionSource,
  folder: string,
  versions: Readonly<Record<string, readonly PinnedVersion[]>>,
  { known, tell }: { known: KnownVersions; tell: (line: string) => void },
): Promise<void> {
  for (const wanted of versionsIn(versions)) {
    try {
      await fetchRelease(source, folder, wanted, known)
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      tell(`a version cannot be brought: ${error.message}`)
    }
  }
}

/** Versions by app, one by one. */
export function versionsIn(versions: Readonly<Record<string, readonly PinnedVersion[]>>): Wanted[] {
  return Object.entries(versions).flatMap(([name, all]) =>
    all.map(({ version, hash }) => ({ name, version, hash })),
  )
}

/** Says each line once. */
export function logOnce(log: (line: string) => void): (line: string) => void {
  const told = new Set<string>()
  return (line) => {
    if (!told.has(line)) log(line)
    told.add(line)
  }
}
