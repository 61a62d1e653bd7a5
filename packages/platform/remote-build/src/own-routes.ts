import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'src/own-routes.d.ts'

/**
 * Keeps the types of a remote's own paths as its `routes.json` has them, where it has the file, outside of this checkout. In
 * the checkout `@domizil/links` has all paths.
 */
export function writeOwnRoutes(folder: string): void {
  const file = path.join(folder, FILE)
  if (!existsSync(file)) return
  const routes = JSON.parse(readFileSync(path.join(folder, 'routes.json'), 'utf8')) as { path: string }[]
  const text = [
    '// Written by each build, from routes.json: `<Link to="/…">` knows the pages of this remote.',
    "import '@domizil/links'",
    '',
    "declare module '@domizil/links' {",
    '  interface OwnRoutes {',
    ...routes.map((route) => `    '${route.path}': true`),
    '  }',
    '}',
    '',
  ].join('\n')
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
