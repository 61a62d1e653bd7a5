import { siteStorage } from '../../lib/browser-storage.ts'

const KEY = 'domizil.favourites'

/** The favourites of an anonymous visitor, stored in this browser. Without storage they live as long as the page. */
export function readStored(): Set<number> {
  const ids = siteStorage.readJson(KEY)

  return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [])
}

export function writeStored(ids: ReadonlySet<number>): void {
  siteStorage.write(KEY, JSON.stringify([...ids]))
}

/** Deletes some of the stored favourites. */
export function deleteStored(ids: readonly number[]): void {
  const left = readStored()
  for (const id of ids) left.delete(id)

  if (left.size > 0) writeStored(left)
  else siteStorage.remove(KEY)
}
