import type { OptimizationSplitChunksCacheGroup } from '@rspack/core'

/**
 * What always comes together is one file. Vendors are not kept apart: a file's address holds the release, so that none
 * is ever found in the cache of the one before.
 */
export const CACHE_GROUPS: Record<string, OptimizationSplitChunksCacheGroup | false> = {
  defaultVendors: false,
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
    enforce: true,
  },
  router: {
    test: /node_modules[\\/]react-router|app-kit[\\/]src[\\/]router\.ts/,
    name: 'router',
    chunks: 'async',
    enforce: true,
  },
}
