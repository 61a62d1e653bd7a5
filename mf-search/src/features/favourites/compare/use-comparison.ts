import type { FlatCard } from '@domizil/api'
import { useState } from 'react'

/** More columns are unreadable. */
export const MOST_COMPARED = 3

export interface Comparison {
  /** In the order of selection. */
  readonly chosen: readonly number[]
  readonly isFull: boolean
  readonly toggle: (id: number) => void
  readonly clear: () => void
}

/** The flats selected for comparison. A flat that leaves the list is deselected. */
export function useComparison(flats: readonly FlatCard[]): Comparison {
  const [ids, setIds] = useState<readonly number[]>([])
  const chosen = ids.filter((id) => flats.some((flat) => flat.id === id))

  return {
    chosen,
    isFull: chosen.length >= MOST_COMPARED,
    toggle: (id) =>
      setIds(
        chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_COMPARED),
      ),
    clear: () => setIds([]),
  }
}
