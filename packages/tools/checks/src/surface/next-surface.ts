import { versionNumbers } from '@domizil/federation'
import type { Surface } from '@domizil/federation/build'
import type { Change } from './surface-changes.ts'

const FIRST = '1.0'

/**
 * The versions after some changes. What breaks an export begins a new major version of the module, and of the export;
 * what adds to it is a new minor version of both. An added export begins with the module's version, so that one that
 * was removed before is never taken for it.
 */
export function nextSurface(
  before: Surface | undefined,
  names: readonly string[],
  changes: ReadonlyMap<string, Change>,
): Surface {
  if (!before)
    return { version: FIRST, exports: Object.fromEntries(names.toSorted().map((name) => [name, FIRST])) }
  const kinds = [...changes.values()]
  const [major, minor] = versionNumbers(before.version)
  const version = kinds.some((kind) => kind === 'broken' || kind === 'removed')
    ? `${major + 1}.0`
    : kinds.length > 0
      ? `${major}.${minor + 1}`
      : before.version

  return {
    version,
    exports: Object.fromEntries(
      names.toSorted().map((name) => [name, versionOf(before.exports[name], changes.get(name), version)]),
    ),
  }
}

function versionOf(before: string | undefined, change: Change | undefined, module: string): string {
  if (before === undefined || change === 'added' || change === 'broken') return module
  const [major, minor] = versionNumbers(before)
  return change === 'extended' ? `${major}.${minor + 1}` : before
}
