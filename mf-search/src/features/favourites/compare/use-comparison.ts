import type { FlatCard } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { visitMemory } from '../../../lib/visit-memory.ts'

/** More columns are unreadable. */
export const MOST_COMPARED = 3

export interface Comparison {
  /** In the order of selection. */
  readonly chosen: readonly number[]
  readonly isFull: boolean
  readonly toggle: (id: number) => void
  readonly clear: () => void
}

const memory = visitMemory<readonly number[]>([])

/** The flats selected for comparison, also after Back. A flat that leaves the list is deselected. */
export function useComparison(flats: readonly FlatCard[]): Comparison {
  const shell = useShell()
  const [ids, setIds] = useState(() => memory.recall(shell))
  const select = (next: readonly number[]) => {
    memory.keep(shell, next)
    setIds(next)
  }
  const chosen = ids.filter((id) => flats.some((flat) => flat.id === id))

  return {
    chosen,
    isFull: chosen.length >= MOST_COMPARED,
    toggle: (id) =>
      select(
        chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_COMPARED),
      ),
    clear: () => select([]),
  }
}
