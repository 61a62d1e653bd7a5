import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Contents of files by their path below the tree's root. */
export type Files = Record<string, string>

/**
 * Writes a small workspace to a temporary folder: the files, a manifest for each package, which exports
 * `src/index.ts` and every other file directly in `src` by its name, and an empty package for each vendor, whose entry is
 * in `dist` as most of theirs are.
 */
export function plantTree(files: Files, vendors: readonly string[]): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'house-rules-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  mkdirSync(join(root, 'node_modules/@domizil'), { recursive: true })
  mkdirSync(join(root, 'packages'))
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const workspace of new Set(Object.keys(files).map(workspaceOf))) {
    const name = `@domizil/${workspace.split('/').at(-1)}`
    write(`${workspace}/package.json`, manifest(name, './src/index.ts', { './*': './src/*.ts' }))
    symlinkSync(join(root, workspace), join(root, 'node_modules', name))
  }
  for (const vendor of vendors) {
    write(`node_modules/${vendor}/package.json`, manifest(vendor, './dist/index.js'))
    write(`node_modules/${vendor}/dist/index.js`, 'export {}\n')
  }

  return { root, remove: () => rmSync(root, { recursive: true }) }
}

function workspaceOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 3 : 1)
    .join('/')
}

function manifest(name: string, entry: string, more: Record<string, string> = {}): string {
  return JSON.stringify({ name, version: '1.0.0', type: 'module', exports: { '.': entry, ...more } })
}
