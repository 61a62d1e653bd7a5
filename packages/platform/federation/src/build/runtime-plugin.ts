import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Compiler } from '@rspack/core'

const VERSION = '__webpack_require__.appVersion'
const MAPPED_ADDRESS = '__webpack_require__.mappedAddress'
const BEFORE_CHUNKS = '__webpack_require__.beforeChunks'

/**
 * What the bundler's runtime, which is part of the entry, does in addition. It holds the version, so that no other file
 * changes with it (`__APP_VERSION__`), and finds files where the page's import map says, as browsers do for scripts
 * (`__MAPPED_ADDRESS__`); for a host also its style sheets. A host can wait for the addresses of a chunk's files before they
 * are fetched (`__BEFORE_CHUNKS__`).
 */
export class RuntimePlugin {
  readonly #source: string
  readonly #hasVersions: boolean

  /** @param kind `hot` is a remote in work, of which a page holds one version. */
  constructor(version: string, kind: 'host' | 'remote' | 'hot') {
    this.#hasVersions = kind === 'remote'
    this.#source =
      `${VERSION} = ${JSON.stringify(version)};` + FIND_FILES + (kind === 'host' ? FIND_STYLES + WAIT : '')
  }

  apply(compiler: Compiler): void {
    const source = this.#source
    const hasVersions = this.#hasVersions
    const { DefinePlugin, RuntimeModule } = compiler.rspack
    class AppRuntime extends RuntimeModule {
      override generate(): string {
        return source
      }
    }

    new DefinePlugin({
      __APP_VERSION__: VERSION,
      __MAPPED_ADDRESS__: MAPPED_ADDRESS,
      __BEFORE_CHUNKS__: BEFORE_CHUNKS,
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap('RuntimePlugin', (compilation) => {
      if (hasVersions) {
        const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation)
        hooks.createLink.tap('RuntimePlugin', (code) => code + MARK_STYLES)
      }
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RuntimePlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new AppRuntime('app', RuntimeModule.STAGE_TRIGGER))
      })
    })
  }
}

/** The runtime takes a sheet with the mark of a chunk for its own: that of another version has another one. */
const MARK_STYLES = `
link.setAttribute("data-rspack", link.getAttribute("data-rspack") + "@" + ${VERSION});`

const FIND_FILES = `${MAPPED_ADDRESS} = (url) => import.meta.resolve(url);`

/** The address stays one below the app's own folder, which is how the runtime recognises a style sheet of the page. */
const FIND_STYLES = `
const styleOf = __webpack_require__.k;
if (styleOf) __webpack_require__.k = (chunk) => {
  const file = styleOf(chunk), own = __webpack_require__.p;
  const found = ${MAPPED_ADDRESS}(own + file), app = new URL('..', own).href;
  return found.startsWith(app) && !found.startsWith(own) ? '../' + found.slice(app.length) : file;
};`

const WAIT = `
${BEFORE_CHUNKS} = (prepare) => {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) => {
    const prepared = prepare(__webpack_require__.u(chunk));
    return prepared ? prepared.then(() => load(chunk)) : load(chunk);
  };
};`

const ENTRIES = [
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  '@module-federation/inject-external-runtime-core-plugin',
] as const

/** Modules of its core that pages do without. */
const LEFT_OUT = ['plugins/snapshot/SnapshotHandler.js', 'utils/preload.js']

/** Aliases from CommonJS files of the federation runtime to their ES module twins, and to what stands in for modules of its core. */
export function runtimeAsModules(plugin: string): Record<string, string> {
  const { resolve } = createRequire(plugin)
  const files = ENTRIES.map((entry) => resolve(entry))

  const coreFile = createRequire(resolve(ENTRIES[0])).resolve('@module-federation/runtime-core')
  const core = path.dirname(coreFile)
  const errors = createRequire(coreFile).resolve('@module-federation/error-codes')
  const standIn = (name: string) => fileURLToPath(new URL(`./${name}.js`, import.meta.url))

  return Object.fromEntries<string>([
    ...files.map((file) => [file, file.replace(/\.cjs$/, '.js')] as const),
    ...LEFT_OUT.map((file) => [path.join(core, file), standIn('without-snapshots')] as const),
    [path.join(path.dirname(errors), 'desc.mjs'), standIn('without-descriptions')],
  ])
}

/** What the bundler's integrity plugin writes into the runtime of an entry: the hashes of its scripts. */
const SCRIPT_HASHES = /^.*\.sriHashes = \{[^}]*\};?$/m

/** Leaves the hashes of style sheets alone in an entry: those of scripts stand in the page's import map. */
export class StyleHashesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack
    compiler.hooks.thisCompilation.tap('StyleHashesPlugin', (compilation) => {
      // Before the files are minified and mapped.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: 'StyleHashesPlugin', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const found = file.endsWith('.js') && SCRIPT_HASHES.exec(String(source.source()))
          if (!found) continue
          const without = new sources.ReplaceSource(source)
          without.replace(found.index, found.index + found[0].length - 1, '')
          compilation.updateAsset(file, without)
        }
      })
    })
  }
}
