import type { Pin, SearchResult } from '@domizil/api'

/** Every flat of a result that stands alone on the map. */
export function pinsOf(result: Pick<SearchResult, 'pins' | 'clusters'> | undefined): readonly Pin[] {
  return [...(result?.pins ?? []), ...(result?.clusters ?? []).flatMap(({ pin }) => pin ?? [])]
}
