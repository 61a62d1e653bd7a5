import type { Release } from '../release.ts'
import type { AppFacts } from './read-app.ts'
import type { ReleaseOptions } from './release-plugin.ts'
import { exportsOf } from './surfaces.ts'

/** Versions that the bundler's preset reads from the workspace. */
export interface BuildFacts {
  /** The versions of the shell API that a host implements; a remote uses the last one. */
  readonly shellApi: readonly string[]
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
  { name, version, routes, pageChunks, heads, reactVersion: react, surfaces, hasOwnCopies }: AppFacts,
  kind: Release['kind'],
  { shellApi, runtime, commit, drawing }: BuildFacts,
): ReleaseOptions {
  const isHost = kind === 'host'

  return {
    name,
    version,
    kind,
    routes,
    pageChunks,
    heads,
    startChunk: isHost ? 'bootstrap' : 'lifecycles',
    provides: isHost ? { shellApi, runtime, react, shared: exportsOf(surfaces) } : null,
    requires: isHost ? null : { shellApi: shellApi.at(-1) ?? 0, runtime: `^${runtime}`, react: `^${react}` },
    surfaces: isHost || hasOwnCopies ? undefined : surfaces,
    commit,
    drawing,
    // The shell adds the hashes of a remote when it loads it (late-hashes.ts).
    // Its style sheets are found as runtime-plugin.ts says.
  }
}
