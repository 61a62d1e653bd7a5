import type { Bounds } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useState } from 'react'
import type { SearchQuery } from '@domizil/links'
import { NO_PLACE } from '../../lib/search-query.ts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { visitMemory } from '../../lib/visit-memory.ts'
import { useAreaSearch } from './use-area-search.ts'

export type MapSearch = ReturnType<typeof useMapSearch>

// Switched off once, it stays off for the visit.
const memory = visitMemory(true)

/** Searching by moving the map, and its switch. The area replaces the place of the query. */
export function useMapSearch(query: SearchQuery, change: ChangeQuery) {
  const shell = useShell()
  const [isAutomatic, setIsAutomatic] = useState(() => memory.recall(shell))
  const { catchUp, ...area } = useAreaSearch({
    search: (bounds: Bounds) => change({ ...NO_PLACE, bounds }, { replace: true }),
    hasArea: query.bounds !== undefined,
    isAutomatic,
  })

  return {
    ...area,
    isAutomatic,
    handleSwitch: (wanted: boolean) => {
      memory.keep(shell, wanted)
      setIsAutomatic(wanted)
      if (wanted) catchUp()
    },
  }
}
