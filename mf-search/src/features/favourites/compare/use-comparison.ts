import type { FlatCard } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { visitMemory } from '../../../lib/visit-memory.ts'

/** More columns are unreadable. */
export const MOST_COMPARED = 3

const memory = visitMemory<readonly number[]>([])

export type Comparison = ReturnType<typeof useComparison>

/** The flats selected for comparison, also after Back. A flat that leaves the list is deselected. */
export function useComparison(flats: readonly FlatCard[]) {
  const shell = useShell()
  const [ids, setIds] = useState(() => memory.recall(shell))
  const select = (next: readonly number[]) => {
    memory.keep(shell, next)
    setIds(next)
  }
  /** In the order of selection. */
  const chosen = ids.filter((id) => flats.some((flat) => flat.id === id))

  return {
    chosen,
    isFull: chosen.length >= MOST_COMPARED,
    toggle: (id: number) =>
      select(
        chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(0, MOST_COMPARED),
      ),
    clear: () => select([]),
  }
}
