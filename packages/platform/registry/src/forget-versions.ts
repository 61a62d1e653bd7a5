import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Registry } from '@domizil/federation'
import { isName } from '@domizil/federation/schema'
import { markOfUse } from '@domizil/federation/version-use'

/**
 * Deletes from a copy of a registry the versions that it does not list any more: the pruning service knew which are used. Apps
 * that it does not know at all stay, since a registry that was lost lists nothing either.
 */
export async function forgetVersions(folder: string, { versions }: Registry): Promise<void> {
  for (const [name, listed] of Object.entries(versions)) {
    const place = path.join(folder, name)
    // What comes from another process may name a folder outside of this one.
    if (!isName(name) || listed.length === 0 || !existsSync(place)) continue
    for (const version of readdirSync(place)) {
      if (listed.some((one) => one.version === version)) continue
      await rm(path.join(place, version), { recursive: true, force: true })
      await rm(path.join(folder, markOfUse(name, version)), { force: true })
    }
  }
}
