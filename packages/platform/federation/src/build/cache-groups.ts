import type { OptimizationSplitChunksCacheGroup } from '@rspack/core'

/**
 * Modules that are always loaded together form one file. Vendors get no separate chunk: the URL of a file
 * contains the release, so no file of an earlier release is in the browser's cache.
 */
export const CACHE_GROUPS: Record<string, OptimizationSplitChunksCacheGroup | false> = {
  defaultVendors: false,
  react: {
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
    enforce: true,
  },
  intl: {
    test: /node_modules[\\/](react-intl|intl-messageformat|@formatjs)[\\/]/,
    name: 'intl',
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
