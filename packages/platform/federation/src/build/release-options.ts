import type { Release } from '../release.ts'
import type { AppFacts } from './read-app.ts'
import type { ReleaseOptions } from './release-plugin.ts'

/** Versions that the bundler's preset reads from the workspace. */
export interface BuildFacts {
  /** The version of the shell API that this build implements or uses. */
  readonly shellApi: number
  /** The version of the federation runtime. */
  readonly runtime: string
  readonly commit: string | null
  /** The version of the interface of server halves. */
  readonly drawing: number
}

/**
 * The compatibility part of an app's release: a host provides the versions it is built with, a remote
 * requires compatible ones.
 */
export function releaseOptions(
  { name, version, routes, heads, reactVersion: react }: AppFacts,
  kind: Release['kind'],
  { shellApi, runtime, commit, drawing }: BuildFacts,
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
    drawing,
  }
}
