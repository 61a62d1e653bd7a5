import { satisfies } from 'compare-versions'
import type { Problem } from './problem.ts'
import type { ApiVersion, HostRanges, HostVersions, Release } from './schema.ts'

/** Why a release cannot run in this host; undefined if it can. */
export function incompatibility(release: Release, host: HostVersions): Problem | undefined {
  const { requires } = release
  if (!requires) return undefined
  return (
    shellApiProblem(requires, host) ??
    rangeProblem('react', requires, host) ??
    rangeProblem('runtime', requires, host) ??
    sharedProblem(requires, host)
  )
}

/**
 * Whether what needs the version `wanted` can use the version `provided`: the same major version, and at least the
 * same minor one.
 */
export function covers(provided: ApiVersion, wanted: ApiVersion): boolean {
  const [major, minor] = versionNumbers(provided)
  const [wantedMajor, wantedMinor] = versionNumbers(wanted)
  return major === wantedMajor && minor >= wantedMinor
}

/** The numbers of a version; the minor one is 0 if it has none. */
export function versionNumbers(version: ApiVersion): [number, number] {
  const [major = 0, minor = 0] = String(version).split('.').map(Number)
  return [major, minor]
}

function shellApiProblem(requires: HostRanges, host: HostVersions): Problem | undefined {
  const spoken = [host.shellApi].flat()
  if (spoken.some((version) => covers(version, requires.shellApi))) return undefined
  return {
    code: 'NEEDS_SHELL_API',
    values: { wanted: requires.shellApi, provided: spoken.join(', ') },
  }
}

function rangeProblem(
  name: 'react' | 'runtime',
  requires: HostRanges,
  host: HostVersions,
): Problem | undefined {
  if (satisfies(host[name], requires[name])) return undefined
  return { code: 'NEEDS_VERSION', values: { name, wanted: requires[name], provided: host[name] } }
}

function sharedProblem({ shared: used = {} }: HostRanges, host: HostVersions): Problem | undefined {
  const [first, ...others] = Object.entries(used).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, wanted]): Problem[] => {
      const provided = host.shared?.[module]?.[name]
      if (provided === undefined) return [{ code: 'NEEDS_EXPORT', values: { name, module } }]
      if (covers(provided, wanted)) return []
      return [{ code: 'NEEDS_OTHER_EXPORT', values: { name, wanted, module, provided } }]
    }),
  )
  return first && others.length > 0 ? { ...first, more: others.length } : first
}
