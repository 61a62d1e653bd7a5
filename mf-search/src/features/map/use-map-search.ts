import type { Bounds } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import { useEffect, useRef, useState } from 'react'
import { NO_PLACE } from '../../lib/search-query.ts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { visitMemory } from '../../lib/visit-memory.ts'

/** A wheel or a finger pauses several times in one movement: only the last pause triggers a search. */
const SETTLE_MS = 200

interface AreaSearch {
  search: (bounds: Bounds) => void
  /** Whether the query is restricted to an area of the map. */
  hasArea: boolean
  /** Whether moving the map triggers a search. */
  isAutomatic: boolean
}

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

/** Searches the area that the user has moved the map to: automatically, or on demand. Moves by code are ignored. */
export function useAreaSearch({ search, hasArea, isAutomatic }: AreaSearch) {
  const [seen, setSeen] = useState<Bounds>()
  const [isMoved, setIsMoved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A filter changed while the map settles must not be overwritten by an older query.
  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isAutomatic) clearTimeout(timer.current)
  }, [isAutomatic])

  const searchHere = () => {
    if (seen) search(seen)
    setIsMoved(false)
  }

  return {
    /** Whether the list does not show the current area. */
    isOffered: !isAutomatic && seen !== undefined && (isMoved || !hasArea),
    searchHere,
    /** Searches the current area when the switch is turned on again. */
    catchUp: () => isMoved && searchHere(),
    handleMove: (bounds: Bounds, byUser: boolean) => {
      setSeen(bounds)
      if (!byUser) return
      clearTimeout(timer.current)
      if (isAutomatic) timer.current = setTimeout(() => latestSearch.current(bounds), SETTLE_MS)
      else setIsMoved(true)
    },
  }
}
