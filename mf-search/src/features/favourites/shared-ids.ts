/** More than anybody reads; each of them is a call. */
const MOST_SHARED = 24
const PARAMETER = 'flats'

/** The flats that an address shares; none where it shares nothing that makes sense. */
export function sharedIds(search: string): readonly number[] {
  const texts = (new URLSearchParams(search).get(PARAMETER) ?? '').split(',')
  const ids = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)

  return [...new Set(ids)].slice(0, MOST_SHARED)
}

/** As many of these flats as one address shares. */
export function mostShared(ids: readonly number[]): readonly number[] {
  return ids.slice(0, MOST_SHARED)
}
