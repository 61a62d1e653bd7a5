import type { Compiler } from '@rspack/core'

/** What the bundler's integrity plugin writes into the runtime of an entry: the hashes of its scripts. */
const SCRIPT_HASHES = /^.*\.sriHashes = \{[^}]*\};?$/m

/**
 * Leaves the hashes of style sheets alone in an entry, of all that the bundler's integrity plugin writes there. Browsers check
 * scripts by the page's import map, and a hash is as long compressed as it is.
 */
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
