import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Empty files whose time says when a version was used: nothing of who used it. */
export const USED = '.used'

const DAY_MS = 86_400_000

/** Notes in a registry folder when its versions are used: at most once a day for each, and not at all where it cannot be written. */
export function createUseMarks(registryFolder: string, now = Date.now) {
  const marked = new Map<string, number>()

  return (name: string, version: string): void => {
    const place = path.join(registryFolder, markOfUse(name, version))
    const at = now()
    if (at - (marked.get(place) ?? -Infinity) < DAY_MS) return

    marked.set(place, at)
    try {
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(place, '')
      utimesSync(place, at / 1_000, at / 1_000)
    } catch {
      // A site may serve a folder that it must not change; its versions go by the time of their channels.
    }
  }
}

/** When a version was used last, in milliseconds since 1970, a day too early at most; undefined without a mark. */
export function lastUseOf(registryFolder: string, name: string, version: string): number | undefined {
  return statSync(path.join(registryFolder, markOfUse(name, version)), { throwIfNoEntry: false })?.mtimeMs
}

/** The versions that have been used since a time, in milliseconds since 1970. */
export function usedSince(registryFolder: string, since: number): { name: string; version: string }[] {
  const place = path.join(registryFolder, USED)
  const names = existsSync(place) ? readdirSync(place) : []
  return names.flatMap((name) =>
    readdirSync(path.join(place, name))
      .filter((version) => (lastUseOf(registryFolder, name, version) ?? 0) > since)
      .map((version) => ({ name, version })),
  )
}

/** The file of a registry that notes the use of a version. */
export const markOfUse = (name: string, version: string): string => `${USED}/${name}/${version}`
