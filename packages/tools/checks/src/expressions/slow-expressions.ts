import { lintLines } from '../lint-lines.ts'

/** The lines of a source whose regular expression the linter's rules call slower than linear. */
export function slowExpressions(source: string): number[] {
  return lintLines('regexp', 'source.ts', source)
}
