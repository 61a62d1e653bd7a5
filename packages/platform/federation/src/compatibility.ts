import { satisfies } from 'compare-versions'
import type { ApiVersion, HostRanges, HostVersions, Release } from './release.ts'

/** Why a release cannot run in this host, as one sentence; undefined if it can. */
export function incompatibility(release: Release, host: HostVersions): string | undefined {
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

function shellApiProblem(requires: HostRanges, host: HostVersions): string | undefined {
  const spoken = [host.shellApi].flat()
  if (spoken.some((version) => covers(version, requires.shellApi))) return undefined
  return `needs shell-api ${requires.shellApi}, the shell speaks ${spoken.join(' and ')}`
}

function rangeProblem(
  name: 'react' | 'runtime',
  requires: HostRanges,
  host: HostVersions,
): string | undefined {
  if (satisfies(host[name], requires[name])) return undefined
  return `needs ${name} ${requires[name]}, the shell has ${host[name]}`
}

function sharedProblem({ shared: used = {} }: HostRanges, host: HostVersions): string | undefined {
  const problems = Object.entries(used).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, wanted]) => {
      const provided = host.shared?.[module]?.[name]
      if (provided === undefined) return `${name} of ${module}, which the shell does not have`
      return covers(provided, wanted) ? [] : `${name} ${wanted} of ${module}, the shell has ${provided}`
    }),
  )
  if (problems.length === 0) return undefined
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more of what is shared)` : ''
  return `needs ${problems[0]}${more}`
}
