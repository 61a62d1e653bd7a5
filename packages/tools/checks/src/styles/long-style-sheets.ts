import { readFileSync } from 'node:fs'
import { commentedFiles } from '../language/commented-files.ts'

/** The maximum number of lines of a style sheet: a longer one styles several components. */
export const MOST_LINES = 200

/** The style sheets below a folder. */
export function styleSheets(folder: string): string[] {
  return commentedFiles(folder).filter((file) => file.endsWith('.css'))
}

/** The files that are too long, each with its number of lines. */
export function tooLong(files: readonly string[]): string[] {
  return files
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file}: ${lines} lines`)
}
