import type { Bounds } from '@domizil/contract'
import { useEffect, useRef, useState } from 'react'

/** Wheels and fingers stop several times in one movement: only the last stop is asked for. */
const SETTLE_MS = 200

/** Searches where the map was moved to: at once, or on demand when that is switched off. Our own moves count for nothing. */
export function useAreaSearch(search: (bounds: Bounds) => void) {
  const [isAutomatic, setIsAutomatic] = useState(true)
  const [pending, setPending] = useState<Bounds>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A filter that changes while the map settles must not be searched away by what was known before it.
  const latestSearch = useRef(search)
  useEffect(() => {
    latestSearch.current = search
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleMove = (bounds: Bounds, byUser: boolean) => {
    if (!byUser) return
    clearTimeout(timer.current)
    if (isAutomatic) timer.current = setTimeout(() => latestSearch.current(bounds), SETTLE_MS)
    else setPending(bounds)
  }

  return {
    isAutomatic,
    pending,
    handleMove,
    setIsAutomatic: (wanted: boolean) => {
      clearTimeout(timer.current)
      setIsAutomatic(wanted)
      setPending(undefined)
    },
    search: () => {
      if (pending) search(pending)
      setPending(undefined)
    },
  }
}
