import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from '@rspack/core'
import { PARSED_TEXTS } from './parsed-texts.ts'

/**
 * What a class name of a remote is made of: its app, file and name, and the content of its file. Two versions in one page
 * would otherwise style each other, and a name that holds the version would change files that have not changed.
 */
export const REMOTE_CLASS_NAME = '[hash][contenthash:4]'

const PAGE_TABLE: RuleSetRule = {
  test: /[\\/]routes\.json$/,
  resourceQuery: /^\?pages$/,
  type: 'javascript/auto',
  loader: fileURLToPath(new URL('./page-table.js', import.meta.url)),
}

const PURE_COMPONENTS: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: fileURLToPath(new URL('./pure-components.js', import.meta.url)),
}

const ICON_MODULES: RuleSetRule = {
  test: /[\\/]ui[\\/]src[\\/]icons\.ts$/,
  loader: fileURLToPath(new URL('./icon-modules.js', import.meta.url)),
}

/** The bundler's loaders for each kind of file. */
export function moduleRules(isDevelopment: boolean): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      type: 'javascript/auto',
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
          },
        },
      },
    },
    PARSED_TEXTS,
    PAGE_TABLE,
    PURE_COMPONENTS,
    ICON_MODULES,
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.(woff2|svg|jpg|png|webp)$/, type: 'asset/resource' },
  ]
}
