import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of shell, remotes and packages, relative to `root`. */
export function workspacesOf(root: string): string[] {
  const folders = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)

  return [
    ...folders('.').filter((name) => name === 'shell' || name.startsWith('mf-')),
    ...folders('packages').flatMap((group) =>
      folders(`packages/${group}`).map((name) => `packages/${group}/${name}`),
    ),
  ].toSorted()
}
