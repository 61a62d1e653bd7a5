import type { Release } from '../release.ts'
import type { PartFacts } from './read-part.ts'
import type { ReleaseOptions } from './release-plugin.ts'

export interface BuildFacts {
  /** The promise between shell and remotes that this build speaks. */
  readonly shellApi: number
  /** The version of the federation runtime. */
  readonly runtime: string
  readonly commit: string | null
}

/** What the release of a part will say: a host offers the versions that it is built with, a remote asks for their like. */
export function releaseOptions(
  { name, version, routes, heads, reactVersion: react }: PartFacts,
  kind: Release['kind'],
  { shellApi, runtime, commit }: BuildFacts,
): ReleaseOptions {
  const isHost = kind === 'host'

  return {
    name,
    version,
    kind,
    routes,
    heads,
    startChunk: isHost ? 'bootstrap' : 'lifecycles',
    provides: isHost ? { shellApi, runtime, react } : null,
    requires: isHost ? null : { shellApi, runtime: `^${runtime}`, react: `^${react}` },
    commit,
  }
}
