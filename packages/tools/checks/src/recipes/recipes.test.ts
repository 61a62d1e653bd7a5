// proves 21.93
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { workspacesOf } from '../workspaces.ts'

/** The change of one file. */
interface Edit {
  readonly path: string
  /** The lines that the file has and that are replaced, each of them once; empty for a new file. */
  readonly before: string
  readonly after: string
}

/** A way to add something: its heading, and the changes in their order. */
interface Recipe {
  readonly name: string
  readonly edits: readonly Edit[]
}

const SECTION = /^## (.+)$/m
const DIFF = /^```diff\n(\S+)\n([\s\S]*?)^```$/gm

/**
 * Changes a file below a folder.
 *
 * @throws {Error} if its lines are not there, or there twice; if a new file exists.
 */
function applyEdit(root: string, { path, before, after }: Edit): void {
  const file = join(root, path)
  if (before === '') {
    if (existsSync(file)) throw new Error(`${path} exists already.`)
    mkdirSync(dirname(file), { recursive: true })
    return writeFileSync(file, after)
  }

  if (!existsSync(file)) throw new Error(`${path} does not exist.`)
  const [head = '', tail, ...more] = readFileSync(file, 'utf8').split(before)
  if (tail === undefined) throw new Error(`${path} does not have the lines\n${before}`)
  if (more.length > 0) throw new Error(`${path} has the lines several times\n${before}`)
  writeFileSync(file, head + after + tail)
}

/**
 * The recipes of a page: a second-level heading each, and below it blocks of the language `diff`, whose first line is
 * the path of a file. A line with `@@` separates changes of one file.
 */
function readRecipes(page: string): Recipe[] {
  const [, ...parts] = page.split(SECTION)
  const names = parts.filter((_, index) => index % 2 === 0)

  return names.map((name, index) => ({ name, edits: editsIn(parts[index * 2 + 1] ?? '') }))
}

function editsIn(section: string): Edit[] {
  return [...section.matchAll(DIFF)].flatMap(([, path = '', lines = '']) =>
    lines.split(/^@@.*\n/m).map((change) => ({
      path,
      before: linesOf(change, ' -'),
      after: linesOf(change, ' +'),
    })),
  )
}

function linesOf(change: string, signs: string): string {
  return change
    .split('\n')
    .slice(0, -1)
    .map((line) => (line === '' ? ' ' : line))
    .filter((line) => signs.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
}

const ROOT = join(import.meta.dirname, '../../../../..')
const RECIPES = readRecipes(readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8'))
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

let folder: string | undefined
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true })
})

test.each(RECIPES)('the recipe "$name" can be applied to the current sources', ({ edits }) => {
  folder = mkdtempSync(join(tmpdir(), 'recipe-'))
  const copy = folder
  const paths = edits.map(({ path }) => path).filter((path) => existsSync(join(ROOT, path)))
  for (const path of paths) cpSync(join(ROOT, path), join(copy, path))

  for (const edit of edits) applyEdit(copy, edit)

  expect(edits.length).toBeGreaterThan(0)
})

// Compiles all that stands above what the recipes change: a minute of a machine, so the usual run leaves it out.
const describeWhole = process.env['DOMIZIL_TEST_ALL'] === '' ? describe.skip : describe

describeWhole('the whole tree', () => {
  test('the sources with all recipes applied compile', () => {
    folder = copyTree(ROOT)
    for (const edit of RECIPES.flatMap(({ edits }) => edits)) applyEdit(folder, edit)
    linkPackages(folder)

    expect(problemsOf(folder)).toBe('')
  })
})

/** A new remote has the packages of an older one: nothing is installed here. */
function linkPackages(copy: string): void {
  cpSync(join(ROOT, 'mf-bookings/node_modules'), join(copy, 'mf-journal/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

function problemsOf(copy: string): string {
  const { stdout } = spawnSync(process.execPath, [TSC, '-b'], { cwd: copy, encoding: 'utf8' })
  return stdout
}

const STORE = 'node_modules/.pnpm'
const LEFT_OUT = ['.git', '.domizil', '.pnpm']

/**
 * Copies the tree with what is compiled of it, so that the compiler goes on from there; resolves with the copy's folder.
 * The packages of others are linked.
 */
function copyTree(root: string): string {
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
    .filter((dist) => existsSync(dist))
    .flatMap((dist) =>
      readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => basename(file) === '.tsbuildinfo')
        .map((file) => join(dist, file)),
    )
}

/** The compiler follows the link: its notes, whose paths are relative, name the packages where they are. */
function nameStore(file: string, root: string): void {
  const text = readFileSync(file, 'utf8')
  const store = relative(dirname(file), join(root, STORE))

  writeFileSync(file, text.replaceAll(/(?:\.\.\/)+node_modules\/\.pnpm(?=\/)/g, store))
}
