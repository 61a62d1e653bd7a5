import type { Assignment } from '@domizil/federation'
import { publish } from '../publish.ts'
import { readRegistry } from '../registry-file.ts'
import type { AppVersion } from '../release-folder.ts'
import { aBuild, aFolder } from './a-build.ts'

/** A version of mf-search. */
export const search = (version: string): AppVersion => ({ name: 'mf-search', version })

/** A registry with these versions of mf-search, of which no channel serves any. */
export async function givenVersions(...versions: string[]): Promise<string> {
  const registry = aFolder()
  for (const version of versions) await publish(registry, aBuild({ version }))
  return registry
}

/** What a channel serves of mf-search. */
export function servedBy(registry: string, channel = 'production'): Assignment | undefined {
  return readRegistry(registry).channels[channel]?.parts['mf-search']
}
