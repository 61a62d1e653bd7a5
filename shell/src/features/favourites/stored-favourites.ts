import { siteStorage } from '../../lib/browser-storage.ts'

const KEY = 'domizil.favourites'

/** The favourites of an anonymous visitor, stored in this browser. Without storage they live as long as the page. */
export function readStored(): Set<number> {
  const ids = siteStorage.readJson(KEY)

  return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [])
}

/** Adds a favourite to the stored ones: another tab may have added others. */
export function addStored(id: number): void {
  writeStored(readStored().add(id))
}

/** Deletes some of the stored favourites. */
export function deleteStored(ids: readonly number[]): void {
  const left = readStored()
  for (const id of ids) left.delete(id)

  if (left.size > 0) writeStored(left)
  else siteStorage.remove(KEY)
}

/** Calls the listener when another tab has changed the stored favourites. */
export function watchStored(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener()
  })
}

function writeStored(ids: ReadonlySet<number>): void {
  siteStorage.write(KEY, JSON.stringify([...ids]))
}
