import { useState } from 'react'

/** The flats that are chosen for an action. */
export type FlatPicks = ReturnType<typeof useFlatPicks>

/** A choice of flats; it stays while the list is searched and turned over. */
export function useFlatPicks() {
  const [ids, setIds] = useState<readonly number[]>([])
  /** Chooses these flats, or takes them out; others stay as they are. */
  const toggleAll = (some: readonly number[], isPicked: boolean) =>
    setIds((before) => [...before.filter((one) => !some.includes(one)), ...(isPicked ? some : [])])

  return {
    ids,
    has: (id: number) => ids.includes(id),
    toggle: (id: number, isPicked: boolean) => toggleAll([id], isPicked),
    toggleAll,
    set: setIds,
  }
}
