import type { Route } from '@domizil/federation'
import { bootScript, readApp, ReleasePlugin, releaseOptions, serverHalf } from '@domizil/federation/build'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { BUILD, optionsOf, RESOLVE } from './common.ts'
import { part } from './part.ts'

/** The configuration of a remote: it exposes `./lifecycles` from `src/app/remote.tsx` and nothing else. */
export function remote(folder: string): Configuration[] {
  return inOrder(folder, 'remote')
}

/** The configurations of the host: the script that stands in the page itself, then the host. */
export function host(folder: string): Configuration[] {
  return inOrder(folder, 'host', bootScript(folder, optionsOf(folder)))
}

/** What replaces federation in a bundle. */
interface Bundled {
  /** A module that stands in for the federation runtime. */
  readonly runtime: string
  /** The routes of host and remotes together. */
  readonly routes: readonly Route[]
}

/**
 * The same sources as one bundle, without federation: what a federated page is measured against.
 * @param folder the host's
 */
export function bundle(folder: string, { runtime: standIn, routes }: Bundled): Configuration[] {
  const whole = part(folder, 'host')
  const plugins = (whole.plugins ?? []).filter(
    (plugin) => !(plugin instanceof ModuleFederationPlugin || plugin instanceof ReleasePlugin),
  )

  return [
    bootScript(folder, optionsOf(folder)),
    {
      ...whole,
      dependencies: ['boot'],
      resolve: {
        ...RESOLVE,
        alias: { ...RESOLVE.alias, '@module-federation/enhanced/runtime$': standIn },
      },
      plugins: [
        ...plugins,
        new ReleasePlugin(() => ({ ...releaseOptions(readApp(folder), 'host', BUILD), routes })),
      ],
    },
  ]
}

/** The configurations of a part in their order: each keeps what the ones before have written. */
function inOrder(folder: string, kind: 'host' | 'remote', ...before: Configuration[]): Configuration[] {
  const half = serverHalf(folder, kind, optionsOf(folder))
  const first = half ? [...before, half] : before
  return [...first, { ...part(folder, kind), dependencies: first.map(({ name }) => name ?? '') }]
}
