/** More than anybody reads; each of them is a call. */
const MOST_SHARED = 24
const PARAMETER = 'flats'

/** The flats that an address shares; none where it shares nothing that makes sense. */
export function sharedIds(search: string): readonly number[] {
  const texts = (new URLSearchParams(search).get(PARAMETER) ?? '').split(',')
  const ids = texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number)

  return [...new Set(ids)].slice(0, MOST_SHARED)
}

/** The query of an address that shares these flats. */
export function sharingSearch(ids: readonly number[]): string {
  return `?${PARAMETER}=${ids.slice(0, MOST_SHARED).join(',')}`
}
