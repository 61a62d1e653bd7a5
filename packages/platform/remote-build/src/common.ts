import { createRequire } from 'node:module'
import path from 'node:path'
import {
  type BuildFacts,
  folderOf,
  type HalfOptions,
  packageOf,
  readSurfaces,
  runtimeAsModules,
  WITHOUT_PARSER,
} from '@domizil/federation/build'
import { DRAWING_VERSION } from '@domizil/shell-api'
import { rspack } from '@rspack/core'

/** Old enough for everybody the specification names, new enough for import maps with integrity. */
export const BROWSERS = ['chrome >= 127', 'edge >= 127', 'firefox >= 138', 'safari >= 18']

const here = import.meta.dirname
const api = readSurfaces([folderOf('@domizil/shell-api', here)])

/** The versions that a release names. Host and remotes run on one federation runtime, the host's: its range is part of compatibility. */
export const BUILD: BuildFacts = {
  // A shell that still speaks the major version before names both, and adapts its own.
  shellApi: Object.values(api).map(({ version }) => version),
  drawing: DRAWING_VERSION,
  runtime: packageOf(folderOf('@module-federation/enhanced', here)).version,
  // Empty where there is no commit. Set when a build begins, after this has been loaded.
  get commit() {
    return process.env['COMMIT'] || null
  },
}

/** How imports are found. */
export const RESOLVE = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['@domizil/source', '...'],
  alias: {
    ...WITHOUT_PARSER,
    ...runtimeAsModules(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack')),
  },
}

export const ASSET_NAME = '[name].[contenthash:10][ext]'

/** Whether builds are for the loop of a remote in work: readable, and changed in open pages. */
export const isDevelopment = () => process.env['NODE_ENV'] === 'development'

/** The folder of a part's build: the environment's `OUT`, else `dist/build`. */
export function outputOf(folder: string): string {
  return process.env['OUT'] ?? path.join(folder, 'dist', 'build')
}

/** What the smaller builds of a part have in common with its browser's build. */
export function optionsOf(folder: string): HalfOptions {
  return {
    rspack,
    isDevelopment: isDevelopment(),
    resolve: RESOLVE,
    output: outputOf(folder),
    assetName: ASSET_NAME,
  }
}
