import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { workspacesOf } from '../workspaces.ts'

/** The documents that people write, relative to `root`: the first page, `docs`, and the README of each package. */
export function documentsOf(root: string): string[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
  const readmes = workspacesOf(root).map((folder) => `${folder}/README.md`)

  return ['README.md', '.github/SECURITY.md', ...docs, ...readmes].filter((file) =>
    existsSync(join(root, file)),
  )
}
