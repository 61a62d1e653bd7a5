import {
  type Registry,
  type Release,
  type ReleaseSource,
  type UnchangedFiles,
  unchangedFiles,
} from '@domizil/federation'
import type { RegistryFiles } from '../registry-files.ts'

/** What was found, and in which registry; undefined while only the releases that were read before are compared. */
interface Found {
  readonly of: Registry | undefined
  readonly files: UnchangedFiles
}

/** Finds what earlier intact releases have published already, and compares between requests: every file of those is checked for it. */
export function createUnchanged({
  registry,
  releaseOf,
  knownReleaseOf,
}: Pick<RegistryFiles, 'registry' | 'releaseOf' | 'knownReleaseOf'>) {
  const known = new WeakMap<Release, Found>()
  const waiting = new Set<Release>()

  function find(release: Release, source: ReleaseSource): UnchangedFiles {
    const published = registry().versions[release.name] ?? []
    const before = published.slice(
      0,
      published.findIndex(({ version }) => version === release.version),
    )
    const intact = before.flatMap((pinned) => {
      const earlier = source(release.name, pinned)
      return 'problem' in earlier ? [] : earlier
    })
    return unchangedFiles(release, intact)
  }

  function compare(release: Release): void {
    known.set(release, { of: registry(), files: find(release, releaseOf) })
  }

  /** Only the releases that were read before: a page waits for no file. */
  function compareAtOnce(release: Release): Found {
    const found = { of: undefined, files: find(release, knownReleaseOf) }
    known.set(release, found)
    return found
  }

  function compareSoon(release: Release): void {
    if (waiting.size === 0) setImmediate(compareNext)
    waiting.add(release)
  }

  /** One at a time, so that requests are answered in between. */
  function compareNext(): void {
    const [release] = waiting
    if (!release) return
    waiting.delete(release)
    if (waiting.size > 0) setImmediate(compareNext)
    compare(release)
  }

  return {
    /**
     * Reads no release: after a change of the registry it gives what was found before, and compares a release that is new with those
     * that were read before, until the comparison that it starts is done.
     */
    unchangedOf(release: Release): UnchangedFiles {
      const found = known.get(release) ?? compareAtOnce(release)
      if (found.of !== registry()) compareSoon(release)
      return found.files
    },
    /** Compares releases in advance. */
    prepare: (releases: readonly Release[]) => releases.forEach(compare),
  }
}
