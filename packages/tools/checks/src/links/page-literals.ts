import type { AppRoute } from './route-links.ts'

const COMMENT = /^(\*|\/\/|\/\*)/
const IMPORT = /^(import|export)\b.* from |^} from |^import '/

/**
 * The lines of a source with a string that begins like the address of a page, each with its number in front. Calls of the
 * API have addresses that look alike; they stand in `@domizil/api`, or name a parameter.
 */
export function pageLiterals(source: string, routes: readonly AppRoute[]): string[] {
  const firsts = new Set(routes.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean))
  const literal = new RegExp(`['"\`]/(${[...firsts].join('|')})(?![\\w-]|/:)`)

  return source
    .split('\n')
    .map((line, index) => ({ text: line.trim(), number: index + 1 }))
    .filter(({ text }) => literal.test(text) && !COMMENT.test(text) && !IMPORT.test(text))
    .map(({ text, number }) => `${number}: ${text}`)
}
