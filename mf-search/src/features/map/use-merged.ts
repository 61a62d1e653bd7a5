import type { Bounds } from '@domizil/api'
import type { SearchQuery } from '@domizil/links'
import { useState } from 'react'
import { filterCacheKey } from '../../lib/query-filter.ts'

type Merge<T> = (before: readonly T[], found: readonly T[], bounds: Bounds) => readonly T[]

interface Last<T> {
  readonly key: string
  readonly found: readonly T[] | undefined
  readonly merged: readonly T[]
}

/** Merges the results of a moved map with the previous ones. A changed query or place starts again. */
export function useMerged<T>(
  found: readonly T[] | undefined,
  query: SearchQuery,
  merge: Merge<T>,
): readonly T[] {
  const key = filterCacheKey(query)
  const [last, setLast] = useState<Last<T>>({ key: '', found: undefined, merged: [] })
  if (last.found === found) return last.merged

  const before = last.key === key ? last.merged : []
  const merged = query.bounds && found ? merge(before, found, query.bounds) : (found ?? [])
  setLast({ key, found, merged })
  return merged
}
