import { useState } from 'react'

/** The flats that are chosen for an action. */
export interface FlatPicks {
  readonly ids: readonly number[]
  has(id: number): boolean
  toggle(id: number, isPicked: boolean): void
  /** Chooses these flats, or takes them out; others stay as they are. */
  toggleAll(ids: readonly number[], isPicked: boolean): void
  set(ids: readonly number[]): void
}

/** A choice of flats; it stays while the list is searched and turned over. */
export function useFlatPicks(): FlatPicks {
  const [ids, setIds] = useState<readonly number[]>([])
  const toggleAll = (some: readonly number[], isPicked: boolean) =>
    setIds((before) => [...before.filter((one) => !some.includes(one)), ...(isPicked ? some : [])])

  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id, isPicked) => toggleAll([id], isPicked),
    toggleAll,
    set: setIds,
  }
}
