import { createRequire } from 'node:module'
import { parse } from '@formatjs/icu-messageformat-parser'

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
