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
