import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The shell, the remotes and the packages, as paths below `root`. */
export function partsOf(root: string): string[] {
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
