import { HOST, match } from '@domizil/federation'
import type { Apps, PageFacts } from '../lib/page-facts.ts'

/** The version of the app that answers a path; undefined for an unknown path. */
export function shownVersion({ shell }: Pick<PageFacts, 'shell'>, apps: Apps | null, path: string) {
  const owner = match(path, apps?.routes ?? [])?.route.owner
  if (owner === HOST) return { remote: shell.name, version: shell.version }
  const found = apps?.remotes.find(({ name }) => name === owner)
  return found && { remote: found.name, version: found.version }
}
