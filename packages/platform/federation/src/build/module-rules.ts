import { fileURLToPath } from 'node:url'
import { createRequire } from 'node:module'
import type { OptimizationSplitChunksCacheGroup, RuleSetRule } from '@rspack/core'
import { parse } from '@formatjs/icu-messageformat-parser'

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

/** The bundler's rule for message files: parsed at build time, so that no page has to. */
export const PARSED_TEXTS = {
  test: /[\\/]messages[\\/].*\.json$/,
  type: 'json' as const,
  parser: { parse: parseTexts },
}

/** Replaces the message parser in a page. It throws for a text that was not parsed at build time. */
export const WITHOUT_PARSER = {
  '@formatjs/icu-messageformat-parser$': createRequire(import.meta.url).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  ),
}

/** Parses every text, also one without placeholders: an unparsed text that gets values would need the parser. */
function parseTexts(file: string): Record<string, ReturnType<typeof parse>> {
  const texts = Object.entries(JSON.parse(file) as Record<string, string>)

  return Object.fromEntries(texts.map(([id, text]) => [id, parse(text)]))
}

/** Modules that are always loaded together form one file; vendors get no separate chunk. */
export const CACHE_GROUPS: Record<string, OptimizationSplitChunksCacheGroup | false> = {
  defaultVendors: false,
  // One request for both: every page needs them before it is alive, and they change about as seldom.
  libraries: {
    test: /node_modules[\\/](react|react-dom|scheduler|react-intl|intl-messageformat|@formatjs|react-router|react-router-dom)[\\/]|app-kit[\\/]src[\\/]router\.tsx|federation[\\/]src[\\/]match\.ts/,
    name: 'libraries',
    chunks: 'async',
    enforce: true,
  },
}
