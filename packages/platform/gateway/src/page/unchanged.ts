import { type Registry, type Release, type UnchangedFiles, unchangedFiles } from '@domizil/federation'
import type { RegistryFiles } from '../registry-files.ts'

/** What earlier intact releases of an app have published already. */
export interface Unchanged {
  /**
   * Never compares: after a change of the registry it gives what was found before, and nothing for a release that is new, until the
   * comparison that it starts is done.
   */
  unchangedOf(release: Release): UnchangedFiles
  /** Compares releases in advance. */
  prepare(releases: readonly Release[]): void
}

const NOTHING: UnchangedFiles = {}

/** Compares releases with earlier ones between requests: every file of those is checked for it. */
export function createUnchanged({
  registry,
  releaseOf,
}: Pick<RegistryFiles, 'registry' | 'releaseOf'>): Unchanged {
  const known = new WeakMap<Release, { readonly of: Registry; readonly files: UnchangedFiles }>()
  const waiting = new Set<Release>()

  function find(release: Release): UnchangedFiles {
    const published = registry().versions[release.name] ?? []
    const before = published.slice(
      0,
      published.findIndex(({ version }) => version === release.version),
    )
    const intact = before.flatMap((pinned) => {
      const earlier = releaseOf(release.name, pinned)
      return 'problem' in earlier ? [] : earlier
    })
    return unchangedFiles(release, intact)
  }

  function compare(release: Release): void {
    known.set(release, { of: registry(), files: find(release) })
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
    unchangedOf(release) {
      const found = known.get(release)
      if (found?.of !== registry()) compareSoon(release)
      return found?.files ?? NOTHING
    },
    prepare: (releases) => releases.forEach(compare),
  }
}
