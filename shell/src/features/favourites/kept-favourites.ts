const KEY = 'domizil.favourites'

/** The hearts of somebody who is not signed in, kept in this browser. */
export function kept(): Set<number> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [])
  } catch {
    return new Set()
  }
}

export function keep(ids: ReadonlySet<number>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...ids]))
  } catch {
    // Without storage the hearts hold for this page.
  }
}

/** Lets go of some of them. */
export function forgetKept(ids: readonly number[]): void {
  const left = kept()
  for (const id of ids) left.delete(id)
  if (left.size > 0) return keep(left)

  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
