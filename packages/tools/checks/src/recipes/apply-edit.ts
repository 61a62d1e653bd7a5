import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Edit } from './read-recipes.ts'

/**
 * Changes a file below a folder.
 *
 * @throws {Error} if its lines are not there, or there twice; if a new file exists.
 */
export function applyEdit(root: string, { path, before, after }: Edit): void {
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
