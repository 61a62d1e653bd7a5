import type { Pin, SearchResult } from '@domizil/api'

/** The flats of a result that are not in a cluster. */
export function pinsOf(result: Pick<SearchResult, 'pins' | 'clusters'> | undefined): readonly Pin[] {
  return [...(result?.pins ?? []), ...(result?.clusters ?? []).flatMap(({ pin }) => pin ?? [])]
}
