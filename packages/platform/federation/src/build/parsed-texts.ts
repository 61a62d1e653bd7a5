import { createRequire } from 'node:module'
import { parse } from '@formatjs/icu-messageformat-parser'

/** How the bundler reads a file of texts: parsed, so that no page has to. */
export const PARSED_TEXTS = {
  test: /[\\/]messages[\\/].*\.json$/,
  type: 'json' as const,
  parser: { parse: parseTexts },
}

/** What stands in for the parser in a page. It refuses a text that the build has not parsed. */
export const WITHOUT_PARSER = {
  '@formatjs/icu-messageformat-parser$': createRequire(import.meta.url).resolve(
    '@formatjs/icu-messageformat-parser/no-parser.js',
  ),
}

/** Every text is parsed, also one into which nothing is filled: a value that it does not use would ask for the parser. */
function parseTexts(file: string): Record<string, ReturnType<typeof parse>> {
  const texts = Object.entries(JSON.parse(file) as Record<string, string>)

  return Object.fromEntries(texts.map(([id, text]) => [id, parse(text)]))
}
