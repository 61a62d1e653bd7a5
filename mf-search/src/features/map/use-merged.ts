import type { Bounds } from '@domizil/api'
import type { SearchQuery } from '@domizil/links'
import { useState } from 'react'
import { questionBesidesPlace } from '../../lib/query-filter.ts'

type Merge<T> = (before: readonly T[], found: readonly T[], bounds: Bounds) => readonly T[]

interface Last<T> {
  readonly question: string
  readonly found: readonly T[] | undefined
  readonly merged: readonly T[]
}

/** What a moved map finds, merged with what it showed before. Another question and a place start from nothing. */
export function useMerged<T>(
  found: readonly T[] | undefined,
  query: SearchQuery,
  merge: Merge<T>,
): readonly T[] {
  const question = questionBesidesPlace(query)
  const [last, setLast] = useState<Last<T>>({ question: '', found: undefined, merged: [] })
  if (last.found === found) return last.merged

  const before = last.question === question ? last.merged : []
  const merged = query.bounds && found ? merge(before, found, query.bounds) : (found ?? [])
  setLast({ question, found, merged })
  return merged
}
