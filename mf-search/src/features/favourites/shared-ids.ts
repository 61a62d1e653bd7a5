/** Limits the number of requests. */
const MOST_SHARED = 24
const PARAMETER = 'flats'

/** The ids of the flats in a shared link; empty if it is invalid. */
export function sharedIds(search: string): readonly number[] {
  const texts = (new URLSearchParams(search).get(PARAMETER) ?? '').split(',')
  const ids = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)

  return [...new Set(ids)].slice(0, MOST_SHARED)
}

/** The ids that fit into one link. */
export function mostShared(ids: readonly number[]): readonly number[] {
  return ids.slice(0, MOST_SHARED)
}
