import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Route, sourceMapOf } from '@domizil/federation'
import {
  type AppFacts,
  type BuildFacts,
  CACHE_GROUPS,
  folderOf,
  moduleRules,
  packageOf,
  readApp,
  readSurfaces,
  releaseOptions,
  ReleasePlugin,
  REMOTE_CLASS_NAME,
  REMOTE_START,
  runtimeAsModules,
  RuntimePlugin,
  sharedModules,
  StyleHashesPlugin,
  STYLES_ALONE,
  WITHOUT_PARSER,
} from '@domizil/federation/build'
import { DRAWING_VERSION } from '@domizil/shell-api'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack, type RspackPluginInstance } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'

/** The configuration of a remote: it exposes `./lifecycles` from `src/app/remote.tsx` and nothing else. */
export function remote(folder: string): Configuration[] {
  return inOrder(folder, 'remote')
}

/** The configurations of the host: the script that stands in the page itself, then the host. */
export function host(folder: string): Configuration[] {
  return inOrder(folder, 'host', bootScript(folder))
}

/** What replaces federation in a bundle. */
interface Bundled {
  /** A module that stands in for the federation runtime. */
  readonly runtime: string
  /** The routes of host and remotes together. */
  readonly routes: readonly Route[]
}

/** The same sources as one bundle, without federation: what a federated page is measured against. @param folder the host's */
export function bundle(folder: string, { runtime: standIn, routes }: Bundled): Configuration[] {
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
  const half = serverHalf(folder, kind)
  const first = half ? [...before, half] : before
  return [...first, { ...part(folder, kind), dependencies: first.map(({ name }) => name ?? '') }]
}

type Kind = 'host' | 'remote'

/** The browser's build of a part. */
function part(folder: string, kind: Kind): Configuration {
  const facts = readApp(folder)
  const { name, version } = facts
  const isHot = kind === 'remote' && isDevelopment()
  // Becomes part of the identity of the remote's container. Process-wide: one process per build.
  process.env['MF_BUILD_VERSION'] = version

  return {
    ...commonOf(folder, name),
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
    module: {
      rules: moduleRules(isDevelopment()),
      parser: { 'css/module': { namedExports: false } },
      generator: kind === 'remote' ? { 'css/module': { localIdentName: REMOTE_CLASS_NAME } } : {},
    },
    optimization: {
      splitChunks: { cacheGroups: { ...CACHE_GROUPS, ...(kind === 'remote' && joinedFiles(facts)) } },
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
    lazyCompilation: false, // its proxy modules break hot updates across remotes
    infrastructureLogging: { level: 'error' }, // the manifest warns of the public path that is meant
  }
}

/**
 * Fewer requests: what all pages of a remote use comes with its start, and a page's styles are one file with those that it is
 * drawn with and whose scripts come later. Browsers fetch six files at a time, and the seventh waits for a whole way back.
 */
function joinedFiles({ routes, pageChunks }: AppFacts) {
  const pages = new Set(routes.map(({ page }) => page))
  const styles = Object.entries(pageChunks).flatMap(([page, names]) =>
    names.filter((name) => STYLES_ALONE.test(name)).map((name) => [page, name.replace(STYLES_ALONE, '')]),
  )
  return {
    ...Object.fromEntries(
      styles.map(([page, chunk]) => [
        `styles-${chunk}`,
        {
          name: `page-${page}`,
          chunks: ({ name }: { name?: string | undefined }) => name === chunk,
          type: /^css/,
          enforce: true,
        },
      ]),
    ),
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

/** Old enough for everybody the specification names, new enough for import maps with integrity. */
const BROWSERS = ['chrome >= 127', 'edge >= 127', 'firefox >= 138', 'safari >= 18']

const here = import.meta.dirname
const api = readSurfaces([folderOf('@domizil/shell-api', here)])

/** The versions that a release names. Host and remotes run on one federation runtime, the host's: its range is part of compatibility. */
const BUILD: BuildFacts = {
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
const RESOLVE = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['@domizil/source', '...'],
  alias: {
    ...WITHOUT_PARSER,
    ...runtimeAsModules(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack')),
  },
}

const ASSET_NAME = '[name].[contenthash:10][ext]'

/** Whether builds are for the loop of a remote in work: readable, and changed in open pages. */
const isDevelopment = () => process.env['NODE_ENV'] === 'development'

/** The folder of a part's build: the environment's `OUT`, else `dist/build`. */
export function outputOf(folder: string): string {
  return process.env['OUT'] ?? path.join(folder, 'dist', 'build')
}

/** What all builds of a part have in common. */
function commonOf(folder: string, name: string): Configuration {
  const mode = isDevelopment() ? 'development' : 'production'
  return {
    name,
    context: folder,
    mode,
    resolve: RESOLVE,
    stats: 'errors-warnings',
    performance: { hints: false },
  }
}

/** The folder of a release with its server half. */
const SERVER_FOLDER = 'server'
/** A part without this file is rendered by the browser alone. */
const SERVER_ENTRY = 'src/app/server.tsx'

/** What a remote's server half takes from the shell's: what both share in the browser, and draw with. */
const LENT = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/static',
  '@domizil/ui/parts',
  '@domizil/app-kit/router',
]

/** Modules that need a document, or are not part of any first view. */
const NOT_ON_SERVER =
  /^(@domizil\/ui\/(core|table|work|calendar|antd-examples)|antd|keycloak-js|ol|@react-google-maps)(\/|$)/

/**
 * The server half of a part that draws pages: one CommonJS file with the class names and file addresses of the browser's build. A
 * remote's half takes React and the design system from the shell's, as in the browser.
 */
function serverHalf(folder: string, kind: Kind): Configuration | undefined {
  if (!existsSync(path.join(folder, SERVER_ENTRY))) return undefined
  const { name, version } = readApp(folder)

  return {
    ...commonOf(folder, 'server'),
    devtool: false,
    target: ['node20', 'es2022'],
    entry: { server: `./${SERVER_ENTRY}` },
    output: {
      path: path.join(outputOf(folder), SERVER_FOLDER),
      clean: true,
      // Class names are made of it: they have to be those of the browser's build.
      uniqueName: name,
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
        kind === 'remote' && LENT.includes(request) ? done(undefined, `commonjs ${request}`) : done(),
    ],
    module: {
      rules: moduleRules(false),
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'asset/resource': { emit: false },
        ...(kind === 'remote' && { 'css/module': { localIdentName: REMOTE_CLASS_NAME } }),
      },
    },
    optimization: {
      splitChunks: false,
      minimize: !isDevelopment(),
      // V8 keeps a source in twice the memory for one letter outside of Latin 1.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { asciiOnly: true } } }),
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }),
      new rspack.IgnorePlugin({ resourceRegExp: NOT_ON_SERVER }),
    ],
  }
}

/** The guard that stands inline in the page, to outlive a main script that does not come; with the host's fixed files. */
function bootScript(folder: string): Configuration {
  return {
    ...commonOf(folder, 'boot'),
    devtool: false,
    target: ['web', 'es2022'],
    entry: { boot: './src/boot/boot.ts' },
    output: { path: outputOf(folder), clean: true, filename: '[name].js', iife: true },
    module: { rules: moduleRules(isDevelopment()) },
    plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: 'public' }] })],
  }
}

const ROUTES_FILE = 'src/own-routes.d.ts'

/** Outside of this checkout, whose paths `@domizil/links` has, keeps the types of a remote's paths as its `routes.json` says. */
export function writeOwnRoutes(folder: string): void {
  const file = path.join(folder, ROUTES_FILE)
  if (!existsSync(file)) return
  const routes = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as { path: string }[]
  const text = [
    '// Written by each build, from routes.json: `<Link to="/…">` knows the pages of this remote.',
    "import '@domizil/links'",
    '',
    "declare module '@domizil/links' {",
    '  interface OwnRoutes {',
    ...routes.map((route) => `    '${route.path}': true`),
    '  }',
    '}',
    '',
  ].join('\n')
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
