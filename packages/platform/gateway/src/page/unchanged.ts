import { type Registry, type Release, type UnchangedFiles, unchangedFiles } from '@domizil/federation'
import type { RegistryFiles } from '../registry-files.ts'

/** Creates a function that finds what earlier intact releases of the same app have published already. */
export function createUnchanged({ registry, releaseOf }: RegistryFiles) {
  const known = new WeakMap<Registry, Map<Release, UnchangedFiles>>()

  function find(release: Release): UnchangedFiles {
    const published = registry().versions[release.name] ?? []
    const before = published.slice(
      0,
      published.findIndex(({ version }) => version === release.version),
    )
    const intact = before.flatMap((pinned) => {
      const earlier = releaseOf(release.name, pinned)
      return 'reason' in earlier ? [] : earlier
    })
    return unchangedFiles(release, intact)
  }

  return (release: Release): UnchangedFiles => {
    const ofRegistry = known.get(registry()) ?? new Map<Release, UnchangedFiles>()
    known.set(registry(), ofRegistry)
    const found = ofRegistry.get(release) ?? find(release)
    ofRegistry.set(release, found)
    return found
  }
}
