// @ts-check
// The one bundler preset: a part's own rspack.config.js is one call into it.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  CACHE_GROUPS,
  moduleRules,
  packageOf,
  ReleasePlugin,
  readApp,
  releaseOptions,
  runtimeAsModules,
  WITHOUT_PARSER,
} from '@domizil/federation/build'
import { DRAWING_VERSION, SHELL_API_VERSION } from '@domizil/shell-api'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'

/** Old enough for everybody the specification names, new enough for import maps with integrity. */
const BROWSERS = ['chrome >= 127', 'edge >= 127', 'firefox >= 138', 'safari >= 18']

/** What shell and remotes share. A group of the design system is one module: none is fetched that no page needs. */
const UI_GROUPS = ['calendar', 'core', 'parts', 'table', 'work']

/** Where a part's server half begins, and where it is built. */
const SERVER_ENTRY = 'src/app/server.tsx'
const SERVER_FOLDER = 'server'
/** What a remote's server half takes from the shell's: what both share in the browser, and draw with. */
const LENT_ON_SERVER = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/static',
  '@domizil/ui/parts',
  '@domizil/app-kit/router',
]
/** Needs a document, or is not part of any first view. */
const NOT_ON_SERVER = /^(@domizil\/ui\/(core|table|work|calendar|antd-examples)|antd|keycloak-js|ol)(\/|$)/

/** Host and remotes run on one federation runtime, the host's: its range is part of compatibility. */
const RUNTIME_VERSION = packageOf(
  path.join(import.meta.dirname, 'node_modules/@module-federation/enhanced'),
).version

const BUILD = {
  shellApi: SHELL_API_VERSION,
  runtime: RUNTIME_VERSION,
  commit: process.env.COMMIT ?? null,
  drawing: DRAWING_VERSION,
}

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

/**
 * The configuration of a remote: it exposes `./lifecycles` from `src/app/remote.tsx` and nothing else.
 * @param {string} folder
 */
export const remote = (folder) => withServerHalf(folder, 'remote', part(folder, 'remote'))

/**
 * The configurations of the host: the script that stands in the page itself, then the host.
 * @param {string} folder
 */
export const host = (folder) => withServerHalf(folder, 'host', part(folder, 'host'), bootScript(folder))

/**
 * The same sources as one bundle, without federation: what a federated page is measured against.
 * @param {string} folder the host's
 * @param {{ runtime: string, routes: import('@domizil/federation').Route[] }} options a module that stands in for the
 *   federation runtime, and the routes of host and remotes together
 * @returns {import('@rspack/core').Configuration[]}
 */
export const bundle = (folder, { runtime, routes }) => {
  const whole = part(folder, 'host')
  const plugins = (whole.plugins ?? []).filter(
    (plugin) => !(plugin instanceof ModuleFederationPlugin || plugin instanceof ReleasePlugin),
  )

  return [
    bootScript(folder),
    {
      ...whole,
      dependencies: ['boot'],
      resolve: {
        ...RESOLVE,
        alias: { ...RESOLVE.alias, '@module-federation/enhanced/runtime$': runtime },
      },
      plugins: [...plugins, new ReleasePlugin({ ...releaseOptions(readApp(folder), 'host', BUILD), routes })],
    },
  ]
}

/**
 * @param {string} folder
 * @param {'host' | 'remote'} kind
 * @returns {import('@rspack/core').Configuration}
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
        shared: shared(facts),
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
 * The guard that stands inline in the page, because it has to outlive a main script that does not come.
 * @param {string} folder
 * @returns {import('@rspack/core').Configuration}
 */
function bootScript(folder) {
  return {
    name: 'boot',
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { boot: './src/boot/boot.ts' },
    output: { path: outputOf(folder), clean: true, filename: '[name].js', iife: true },
    resolve: RESOLVE,
    module: { rules: moduleRules(isDevelopment) },
    plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: 'public' }] })],
    stats: 'errors-warnings',
  }
}

/**
 * The configurations of a part in their order: each cleans or keeps what the ones before have written.
 * @param {string} folder
 * @param {'host' | 'remote'} kind
 * @param {import('@rspack/core').Configuration} browser
 * @param {...import('@rspack/core').Configuration} before
 * @returns {import('@rspack/core').Configuration[]}
 */
function withServerHalf(folder, kind, browser, ...before) {
  const first = existsSync(path.join(folder, SERVER_ENTRY)) ? [...before, serverHalf(folder, kind)] : before

  return [...first, { ...browser, dependencies: first.map(({ name }) => name ?? '') }]
}

/**
 * The half of a part that draws its first view on the server: one CommonJS file with the class names of the browser's
 * build. A remote's half takes React and the design system from the shell's, as in the browser.
 * @param {string} folder
 * @param {'host' | 'remote'} kind
 * @returns {import('@rspack/core').Configuration}
 */
function serverHalf(folder, kind) {
  const { name, version } = readApp(folder)

  return {
    name: 'server',
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['node20', 'es2022'],
    entry: { server: `./${SERVER_ENTRY}` },
    output: {
      path: path.join(outputOf(folder), SERVER_FOLDER),
      clean: true,
      // Class names are made of it: they have to be those of the browser's build.
      uniqueName: `${name}@${version}`,
      filename: '[name].cjs',
      // Files that a page names are those of the browser's build.
      publicPath: `/remotes/${name}/${version}/`,
      assetModuleFilename: ASSET_NAME,
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    externalsPresets: { node: true },
    externals: [
      ({ request = '' }, done) =>
        kind === 'remote' && LENT_ON_SERVER.includes(request)
          ? done(undefined, `commonjs ${request}`)
          : done(),
    ],
    resolve: RESOLVE,
    module: {
      rules: moduleRules(false),
      parser: { 'css/module': { namedExports: false } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { splitChunks: false, minimize: !isDevelopment },
    plugins: [
      new rspack.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }),
      new rspack.IgnorePlugin({ resourceRegExp: NOT_ON_SERVER }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** @param {import('@domizil/federation/build').AppFacts} facts */
function shared({ reactVersion, appKitVersion, uiVersion }) {
  const react = { singleton: true, requiredVersion: `^${reactVersion}`, version: reactVersion }
  // Not a singleton: a remote that needs a newer one than the shell's brings its own.
  const atLeast = (/** @type {string} */ version) => ({
    singleton: false,
    strictVersion: true,
    requiredVersion: `^${version}`,
    version,
  })

  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-dom/client': react,
    ...Object.fromEntries(UI_GROUPS.map((group) => [`@domizil/ui/${group}`, atLeast(uiVersion)])),
    '@domizil/app-kit/router': atLeast(appKitVersion),
  }
}
