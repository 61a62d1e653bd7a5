import { satisfies } from 'compare-versions'
import type { HostRanges, HostVersions, Release } from './release.ts'

/** Why a release cannot run in this host, as one sentence; undefined if it can. */
export function incompatibility(release: Release, host: HostVersions): string | undefined {
  const { requires } = release
  if (!requires) return undefined
  return (
    shellApiProblem(requires, host) ??
    rangeProblem('react', requires, host) ??
    rangeProblem('runtime', requires, host)
  )
}

function shellApiProblem(requires: HostRanges, host: HostVersions): string | undefined {
  if (requires.shellApi <= host.shellApi) return undefined
  return `needs shell-api ${requires.shellApi}, the shell speaks ${host.shellApi}`
}

function rangeProblem(
  name: 'react' | 'runtime',
  requires: HostRanges,
  host: HostVersions,
): string | undefined {
  if (satisfies(host[name], requires[name])) return undefined
  return `needs ${name} ${requires[name]}, the shell has ${host[name]}`
}
