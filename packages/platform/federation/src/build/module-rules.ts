import type { RuleSetRule } from '@rspack/core'
import { PARSED_TEXTS } from './parsed-texts.ts'

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
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.(woff2|svg|jpg|png|webp)$/, type: 'asset/resource' },
  ]
}
