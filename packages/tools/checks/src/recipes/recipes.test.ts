// proves 21.93
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { applyEdit, readRecipes } from './apply-edit.ts'
import { copyTree } from './copy-tree.ts'

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
