import type { Bounds } from '@domizil/api'
import { useEffect, useRef, useState } from 'react'

/** Wheels and fingers stop several times in one movement: only the last stop is asked for. */
const SETTLE_MS = 200

interface AreaSearch {
  search: (bounds: Bounds) => void
  /** Whether the present search is one of a part of the map. */
  hasArea: boolean
  /** Whether moving the map searches by itself. */
  isAutomatic: boolean
}

/** Searches where the map was moved to: at once, or on demand when that is switched off. Our own moves count for nothing. */
export function useAreaSearch({ search, hasArea, isAutomatic }: AreaSearch) {
  const [seen, setSeen] = useState<Bounds>()
  const [isMoved, setIsMoved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A filter that changes while the map settles must not be searched away by what was known before it.
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
    /** Whether there is a part of the map to ask for that the list does not show. */
    isOffered: !isAutomatic && seen !== undefined && (isMoved || !hasArea),
    searchHere,
    /** Switched on again, it catches up with where the map has been moved meanwhile. */
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
