import { tabStorage } from './browser-storage.ts'

const KEY = 'domizil.scroll'
const MOST = 50

/** How far each entry of this tab's history was scrolled, by its key: survives a reload and a visit elsewhere. */
export function keptPositions(): Map<string, number> {
  const kept = tabStorage.readJson(KEY)

  return new Map(
    Array.isArray(kept) ? kept.filter((entry): entry is [string, number] => Array.isArray(entry)) : [],
  )
}

export function keepPositions(positions: ReadonlyMap<string, number>): void {
  tabStorage.write(KEY, JSON.stringify([...positions].slice(-MOST)))
}
