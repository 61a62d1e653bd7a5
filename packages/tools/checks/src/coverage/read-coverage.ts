import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspacesOf } from '../workspaces.ts'
import { type Coverage, readProofs, readRequirements } from './coverage.ts'

const TEST = /\.(test|spec)\.tsx?$/

/** The requirements of a checkout, and the ids that its test files name. */
export function readCoverage(root: string): Coverage {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files = workspacesOf(root).flatMap((folder) => testFiles(root, `${folder}/src`))

  return {
    requirements: readRequirements(read('docs/requirements.md')),
    proofs: files.map((file) => ({ file, ids: readProofs(read(file)) })),
  }
}

function testFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []

  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST.test(file))
    .map((file) => `${folder}/${file}`)
}
