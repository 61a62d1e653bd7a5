import { tabStorage } from './browser-storage.ts'

const KEY = 'domizil.scroll'
const MOST = 50

/** The scroll positions of this tab's history entries, by key: survive reload and navigation to other sites. */
export function readScrollPositions(): Map<string, number> {
  const kept = tabStorage.readJson(KEY)

  return new Map(
    Array.isArray(kept) ? kept.filter((entry): entry is [string, number] => Array.isArray(entry)) : [],
  )
}

export function saveScrollPositions(positions: ReadonlyMap<string, number>): void {
  tabStorage.write(KEY, JSON.stringify([...positions].slice(-MOST)))
}
