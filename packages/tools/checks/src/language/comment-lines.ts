/** One line of a comment, without its markers. */
export interface CommentLine {
  /** Counts from 1. */
  readonly number: number
  readonly text: string
}

const DIRECTIVE = /^(oxlint|biome|eslint|@ts|@jest)-/

/** The comment lines of a formatted source in TypeScript, JavaScript or CSS. Empty lines and linter directives are left out. */
export function commentLines(source: string): CommentLine[] {
  let isInBlock = false

  return source
    .split('\n')
    .map((line, index) => {
      const trimmed = line.trim()
      const isBlock = isInBlock || /^\{?\/\*/.test(trimmed)
      isInBlock = isBlock && !trimmed.includes('*/')
      return { number: index + 1, text: isBlock ? withoutMarkers(trimmed) : lineComment(trimmed) }
    })
    .filter(({ text }) => /\w/.test(text) && !DIRECTIVE.test(text))
}

function withoutMarkers(line: string): string {
  return line.replace(/^(\{?\/\*+|\*(?!\/))\s*/, '').replace(/\s*\*+\/\}?$/, '')
}

/** The comment at the end of a line of code begins outside of quotes. */
function lineComment(line: string): string {
  const at = line.search(/(?<=^|\s)\/\/ /)
  const quotes = line.slice(0, at).match(/['"`]/g) ?? []
  return at >= 0 && quotes.length % 2 === 0 ? line.slice(at + 3) : ''
}
