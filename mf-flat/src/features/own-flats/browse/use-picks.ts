import { useState } from 'react'

/** The flats that are chosen for an action. */
export interface FlatPicks {
  readonly ids: readonly number[]
  has(id: number): boolean
  toggle(id: number, isPicked: boolean): void
  set(ids: readonly number[]): void
}

/** A choice of flats; it stays while the list is searched and turned over. */
export function useFlatPicks(): FlatPicks {
  const [ids, setIds] = useState<readonly number[]>([])

  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id, isPicked) =>
      setIds((before) => (isPicked ? [...before, id] : before.filter((one) => one !== id))),
    set: setIds,
  }
}
