// @ts-check
/** @typedef {import('@rspack/core').Configuration} Configuration */
// The one bundler preset: a part's own rspack.config.js is one call into it.
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  bootScript,
  CACHE_GROUPS,
  moduleRules,
  packageOf,
  readSurfaces,
  ReleasePlugin,
  readApp,
  releaseOptions,
  runtimeAsModules,
  SERVER_FOLDER,
  serverHalf,
  sharedModules,
  WITHOUT_PARSER,
} from '@domizil/federation/build'
import { DRAWING_VERSION } from '@domizil/shell-api'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

/** Old enough for everybody the specification names, new enough for import maps with integrity. */
const BROWSERS = ['chrome >= 127', 'edge >= 127', 'firefox >= 138', 'safari >= 18']

/** Host and remotes run on one federation runtime, the host's: its range is part of compatibility. */
const runtime = packageOf(path.join(import.meta.dirname, 'node_modules/@module-federation/enhanced')).version
const commit = process.env.COMMIT ?? null
const api = readSurfaces([path.join(import.meta.dirname, 'node_modules/@domizil/shell-api')])
/** A shell that still speaks the major version before names both here, and adapts its own. */
const shellApi = Object.values(api).map(({ version }) => version)
const BUILD = { shellApi, drawing: DRAWING_VERSION, runtime, commit }

const RESOLVE = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['@domizil/source', '...'],
  alias: {
    ...WITHOUT_PARSER,
    ...runtimeAsModules(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack')),
  },
}

const ASSET_NAME = '[name].[contenthash:10][ext]'

const outputOf = (/** @type {string} */ folder) => process.env.OUT ?? path.join(folder, 'dist', 'build')
const isDevelopment = process.env.NODE_ENV === 'development'
/** What the smaller builds of a part have in common with its browser's build. */
const optionsOf = (/** @type {string} */ folder) => ({
  rspack,
  isDevelopment,
  resolve: RESOLVE,
  output: outputOf(folder),
  assetName: ASSET_NAME,
})

/**
 * The configuration of a remote: it exposes `./lifecycles` from `src/app/remote.tsx` and nothing else.
 * @param {string} folder
 */
export const remote = (folder) => inOrder(folder, 'remote')

/**
 * The configurations of the host: the script that stands in the page itself, then the host.
 * @param {string} folder
 */
export const host = (folder) => inOrder(folder, 'host', bootScript(folder, optionsOf(folder)))

/**
 * The same sources as one bundle, without federation: what a federated page is measured against.
 * @param {string} folder the host's
 * @param {{ runtime: string, routes: import('@domizil/federation').Route[] }} options a module that stands in for the
 *   federation runtime, and the routes of host and remotes together
 * @returns {Configuration[]}
 */
export const bundle = (folder, { runtime: standIn, routes }) => {
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
      plugins: [...plugins, new ReleasePlugin({ ...releaseOptions(readApp(folder), 'host', BUILD), routes })],
    },
  ]
}

/**
 * @param {string} folder
 * @param {'host' | 'remote'} kind
 * @returns {Configuration}
 */
function part(folder, kind) {
  const facts = readApp(folder)
  const { name, version } = facts
  // Becomes part of the identity of the remote's container. Process-wide: one process per build.
  process.env.MF_BUILD_VERSION = version

  return {
    name,
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: kind === 'host' ? { main: './src/main.ts' } : {},
    output: {
      path: outputOf(folder),
      // The folder may hold the server half; the host's already holds the boot script.
      clean: kind === 'remote' && { keep: SERVER_FOLDER },
      // Two versions in one page keep their chunks apart by this name.
      uniqueName: `${name}@${version}`,
      publicPath: 'auto',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: ASSET_NAME,
      crossOriginLoading: 'anonymous',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      workerChunkLoading: 'import',
    },
    resolve: RESOLVE,
    module: { rules: moduleRules(isDevelopment), parser: { 'css/module': { namedExports: false } } },
    optimization: {
      splitChunks: { cacheGroups: CACHE_GROUPS },
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Its own default targets triple antd's styles.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }),
      // Guards the style sheets; the page's import map guards the scripts.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry.[contenthash:10].js',
        ...(kind === 'remote' && {
          exposes: { './lifecycles': { import: './src/app/remote.tsx', name: 'lifecycles' } },
        }),
        shared: sharedModules(facts, kind),
        shareStrategy: 'loaded-first',
        manifest: false, // unused: the release contains everything
        dts: false,
        library: { type: 'module' },
        remoteType: 'module',
        experiments: {
          optimization: { target: 'web', disableSnapshot: true },
          ...(kind === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true }),
        },
      }),
      new ReleasePlugin(releaseOptions(facts, kind, BUILD)),
    ],
    performance: { hints: false },
    lazyCompilation: false, // its proxy modules break hot updates across remotes
    stats: 'errors-warnings',
  }
}

/**
 * The configurations of a part in their order: each keeps what the ones before have written.
 * @type {(folder: string, kind: 'host' | 'remote', ...before: Configuration[]) => Configuration[]}
 */
function inOrder(folder, kind, ...before) {
  const half = serverHalf(folder, kind, optionsOf(folder))
  const first = half ? [...before, half] : before
  return [...first, { ...part(folder, kind), dependencies: first.map(({ name }) => name ?? '') }]
}
