import { siteStorage } from '../../lib/browser-storage.ts'

const KEY = 'domizil.favourites'

/** The hearts of somebody who is not signed in, kept in this browser. Without storage they hold for this page. */
export function kept(): Set<number> {
  const ids = siteStorage.readJson(KEY)

  return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [])
}

export function keep(ids: ReadonlySet<number>): void {
  siteStorage.write(KEY, JSON.stringify([...ids]))
}

/** Lets go of some of them. */
export function forgetKept(ids: readonly number[]): void {
  const left = kept()
  for (const id of ids) left.delete(id)

  if (left.size > 0) keep(left)
  else siteStorage.remove(KEY)
}
