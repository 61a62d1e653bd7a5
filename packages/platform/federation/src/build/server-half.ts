import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Configuration, rspack } from '@rspack/core'
import { moduleRules, REMOTE_CLASS_NAME } from './module-rules.ts'
import { readApp } from './read-app.ts'

/** The folder of a release with its server half. */
export const SERVER_FOLDER = 'server'
/** A part without this file is rendered by the browser alone. */
const ENTRY = 'src/app/server.tsx'

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

/** What the smaller builds of a part have in common with its browser's build. */
export interface HalfOptions {
  readonly rspack: typeof rspack
  readonly isDevelopment: boolean
  readonly resolve: NonNullable<Configuration['resolve']>
  /** The folder of the browser's build. */
  readonly output: string
  /** The names of the files that the browser's build emits. */
  readonly assetName: string
}

/**
 * The bundler's configuration of a part's server half: one CommonJS file with the class names and file addresses of the
 * browser's build. A remote's half takes React and the design system from the shell's, as in the browser. Undefined
 * for a part that draws no page.
 */
export function serverHalf(
  folder: string,
  kind: 'host' | 'remote',
  { rspack: bundler, isDevelopment, resolve, output, assetName }: HalfOptions,
): Configuration | undefined {
  if (!existsSync(path.join(folder, ENTRY))) return undefined
  const { name, version } = readApp(folder)

  return {
    name: 'server',
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['node20', 'es2022'],
    entry: { server: `./${ENTRY}` },
    output: {
      path: path.join(output, SERVER_FOLDER),
      clean: true,
      // Class names are made of it: they have to be those of the browser's build.
      uniqueName: name,
      filename: '[name].cjs',
      // Files that a page names are those of the browser's build.
      publicPath: `/remotes/${name}/${version}/`,
      assetModuleFilename: assetName,
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    externalsPresets: { node: true },
    externals: [
      ({ request = '' }, done) =>
        kind === 'remote' && LENT.includes(request) ? done(undefined, `commonjs ${request}`) : done(),
    ],
    resolve,
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
      minimize: !isDevelopment,
      minimizer: [
        // V8 keeps a source in twice the memory for one letter outside of Latin 1.
        new bundler.SwcJsMinimizerRspackPlugin({ minimizerOptions: { format: { asciiOnly: true } } }),
      ],
    },
    plugins: [
      new bundler.DefinePlugin({ __APP_VERSION__: JSON.stringify(version) }),
      new bundler.IgnorePlugin({ resourceRegExp: NOT_ON_SERVER }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** The guard that stands inline in the page, to outlive a main script that does not come; with the host's fixed files. */
export function bootScript(
  folder: string,
  { rspack: bundler, isDevelopment, resolve, output }: HalfOptions,
): Configuration {
  return {
    name: 'boot',
    context: folder,
    mode: isDevelopment ? 'development' : 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { boot: './src/boot/boot.ts' },
    output: { path: output, clean: true, filename: '[name].js', iife: true },
    resolve,
    module: { rules: moduleRules(isDevelopment) },
    plugins: [new bundler.CopyRspackPlugin({ patterns: [{ from: 'public', to: 'public' }] })],
    stats: 'errors-warnings',
  }
}
