import path from 'node:path'
import {
  type AppFacts,
  CACHE_GROUPS,
  moduleRules,
  readApp,
  releaseOptions,
  ReleasePlugin,
  REMOTE_CLASS_NAME,
  REMOTE_START,
  RuntimePlugin,
  SERVER_FOLDER,
  sharedModules,
  StyleHashesPlugin,
} from '@domizil/federation/build'
import { sourceMapOf } from '@domizil/federation'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack, type RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { ASSET_NAME, BROWSERS, BUILD, isDevelopment, outputOf, RESOLVE } from './common.ts'
import { writeOwnRoutes } from './own-routes.ts'

type Kind = 'host' | 'remote'

/** The browser's build of a part. */
export function part(folder: string, kind: Kind): Configuration {
  const facts = readApp(folder)
  const { name, version } = facts
  const isHot = kind === 'remote' && isDevelopment()
  // Becomes part of the identity of the remote's container. Process-wide: one process per build.
  process.env['MF_BUILD_VERSION'] = version

  return {
    name,
    context: folder,
    mode: isDevelopment() ? 'development' : 'production',
    devtool: isDevelopment() ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: kind === 'host' ? { main: './src/main.ts' } : {},
    output: {
      path: outputOf(folder),
      // The folder may hold the server half; the host's already holds the boot script.
      // An open page of a remote in work may still need a file of an earlier build.
      clean: kind === 'remote' && !isHot && { keep: SERVER_FOLDER },
      // Class names are made of it. Without the version, a chunk that has not changed is the same in the next one.
      uniqueName: name,
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
    module: {
      rules: moduleRules(isDevelopment()),
      parser: { 'css/module': { namedExports: false } },
      generator: kind === 'remote' ? { 'css/module': { localIdentName: REMOTE_CLASS_NAME } } : {},
    },
    optimization: {
      splitChunks: { cacheGroups: { ...CACHE_GROUPS, ...(kind === 'remote' && withStart(facts)) } },
      moduleIds: isDevelopment() ? 'named' : 'deterministic',
      // An open page stays at the last build without errors, and goes on from there.
      emitOnErrors: false,
      chunkIds: isDevelopment() ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        // Its own default targets triple antd's styles.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: [
      new RuntimePlugin(version, isHot ? 'hot' : kind),
      ...(isHot
        ? hotPlugins(folder)
        : // Guards the style sheets; the page's import map guards the scripts.
          [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), new StyleHashesPlugin()]),
      federation(facts, kind, isHot),
      ...(kind === 'remote' ? [runtimeNeeded(facts)] : []),
      ...(isDevelopment() ? [] : [sourceMaps()]),
      new ReleasePlugin(() => {
        writeOwnRoutes(folder)
        return releaseOptions(readApp(folder), kind, BUILD)
      }),
    ],
    performance: { hints: false },
    lazyCompilation: false, // its proxy modules break hot updates across remotes
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' }, // the manifest warns of the public path that is meant
  }
}

/** One request less of every page: what all pages of a remote use comes with its start. */
function withStart({ routes }: AppFacts) {
  const pages = new Set(routes.map(({ page }) => page))
  return {
    everyPage: {
      name: REMOTE_START,
      chunks: ({ name }: { name?: string | undefined }) => name?.startsWith('page-') === true,
      minChunks: Math.max(2, pages.size),
      // Styles stay with the page: one more file would be one more request.
      type: /^javascript/,
      enforce: true,
    },
  }
}

/** Says in words what a host lacks that does not share its federation runtime: that of a remote would fail without a name. */
function runtimeNeeded({ name }: AppFacts) {
  const sentence = `${name} needs the federation runtime of its host: build the host with experiments.provideExternalRuntime.`
  return new rspack.BannerPlugin({
    banner: `if (!globalThis._FEDERATION_RUNTIME_CORE) throw new Error(${JSON.stringify(sentence)});`,
    include: /^remoteEntry\./,
    raw: true,
  })
}

/** Beside the scripts, which do not name them: for the stacks of failures alone. They hold no sources. */
function sourceMaps() {
  return new rspack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: sourceMapOf('[file]'),
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  })
}

function federation(facts: AppFacts, kind: Kind, isHot: boolean): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: facts.name.replaceAll('-', '_'),
    filename: 'remoteEntry.[contenthash:10].js',
    ...(kind === 'remote' && {
      exposes: { './lifecycles': { import: './src/app/remote.tsx', name: REMOTE_START } },
    }),
    // Fast Refresh needs React's development build, which cannot share anything with the shell's production build.
    shared: isHot ? {} : sharedModules(facts, kind),
    shareStrategy: 'loaded-first',
    // For the official runtime, its tools and plain hosts: our shell reads the release, which has the hashes as well.
    manifest: kind === 'remote' && !isHot && { fileName: 'mf-manifest.json' },
    dts: false,
    library: { type: 'module' },
    remoteType: 'module',
    experiments: {
      optimization: { target: 'web', disableSnapshot: true },
      ...(kind === 'host' ? { provideExternalRuntime: true } : { externalRuntime: true }),
    },
  })
}

const CLIENT = path.join(import.meta.dirname, '../hot-client.mjs')

/** What exchanges changed modules in open pages, where components keep their state. */
function hotPlugins(folder: string): RspackPluginInstance[] {
  return [
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin(),
    // Part of every entry: that of the container, too.
    new rspack.EntryPlugin(folder, CLIENT, { name: undefined }),
  ]
}
