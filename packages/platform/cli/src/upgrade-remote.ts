import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readKit, writeManifest } from './remote-kit.ts'
import { RefusedError } from './refused-error.ts'

/**
 * Gives the remote in a folder the packages of another kit, and the versions of packages from outside that it goes with. The
 * sources stay as they are.
 *
 * @param kit the folder that `npm run kit` has written, or the address of a registry of packages; undefined if npm knows it.
 * @returns the version of the kit.
 * @throws {RefusedError} if the folder holds no such remote, or it has this kit; nothing is changed then.
 */
export function upgradeRemote(folder: string, kit: string | undefined): string {
  const manifest = path.join(folder, 'package.json')
  const own = existsSync(manifest)
    ? /"@domizil\/app-kit": "(.*)"/.exec(readFileSync(manifest, 'utf8'))?.[1]
    : undefined
  if (own === undefined)
    throw new RefusedError('USAGE', `${folder} holds no remote: its package.json names no kit.`)

  const found = readKit(kit)
  if (own === found.version || own.endsWith(`-${found.version}.tgz`)) {
    throw new RefusedError(
      'USAGE',
      `This remote has the kit ${found.version} already. Another one needs a version of its own.`,
    )
  }
  const lost = Object.values(found.packages).find((file) => !existsSync(path.join(kit ?? '', file)))
  if (lost) throw new RefusedError('USAGE', `The kit in ${kit} lacks ${lost}.`)
  if (kit && path.resolve(kit) === path.join(folder, 'kit')) {
    throw new RefusedError(
      'USAGE',
      '--kit names a folder beside the remote: that of its own is written anew.',
    )
  }

  rmSync(path.join(folder, 'kit'), { recursive: true, force: true })
  writeManifest(folder, found, kit)
  return found.version
}
