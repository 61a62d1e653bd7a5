import type { AppRoute } from './route-links.ts'

const COMMENT = /^(\*|\/\/|\/\*)/
const IMPORT = /^(import|export)\b.* from |^} from |^import '/

/**
 * The lines of a source with a string literal that begins like a page's path, each with its number. Paths of API
 * calls look similar; they are in `@domizil/api` or contain a parameter.
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
