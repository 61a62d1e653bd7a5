import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { workspacesOf } from '../workspaces.ts'

const STORE = 'node_modules/.pnpm'
const LEFT_OUT = ['.git', '.domizil', '.pnpm']

/**
 * Copies the tree with what is compiled of it, so that the compiler goes on from there; resolves with the copy's folder.
 * The packages of others are linked.
 */
export function copyTree(root: string): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'recipes-')))
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.includes(basename(source)),
  })
  symlinkSync(join(root, STORE), join(copy, STORE))
  for (const file of buildNotes(copy)) nameStore(file, root)

  return copy
}

function buildNotes(copy: string): string[] {
  return workspacesOf(copy)
    .map((workspace) => join(copy, workspace, 'dist'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === '.tsbuildinfo')
        .map((file) => join(folder, file)),
    )
}

/** The compiler follows the link: its notes, whose paths are relative, name the packages where they are. */
function nameStore(file: string, root: string): void {
  const text = readFileSync(file, 'utf8')
  const store = relative(dirname(file), join(root, STORE))

  writeFileSync(file, text.replaceAll(/(?:\.\.\/)+node_modules\/\.pnpm(?=\/)/g, store))
}
