import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /\.(tsx?|mjs|js|css)$/
const GENERATED = /(^|\/)(node_modules|dist|test-results|playwright-report)\//

/** The files with comments below a folder, tests and style sheets included, without generated ones. */
export function commentedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (GENERATED.test(`${path}/`)) return []
      return entry.isDirectory() ? commentedFiles(path) : path
    })
    .filter((path) => SOURCE.test(path))
    .toSorted()
}
