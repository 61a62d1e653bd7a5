import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The TypeScript files below a folder except tests, as paths relative to the working directory. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .toSorted()
}
