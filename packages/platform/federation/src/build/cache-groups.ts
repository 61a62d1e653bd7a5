import type { OptimizationSplitChunksCacheGroup } from '@rspack/core'

/** Modules that are always loaded together form one file; vendors get no separate chunk. */
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
    test: /node_modules[\\/]react-router|app-kit[\\/]src[\\/]router\.tsx|federation[\\/]src[\\/]match\.ts/,
    name: 'router',
    chunks: 'async',
    enforce: true,
  },
}
