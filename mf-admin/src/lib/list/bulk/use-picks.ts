import { useState } from 'react'
import type { ListDescription } from '../list-description.ts'

/** Which of the rows of a page are chosen. */
export interface Picks {
  readonly rows: readonly unknown[]
  has(row: unknown): boolean
  toggle(row: unknown): void
  /** All rows of the page, or none. */
  toggleAll(): void
  clear(): void
}

/** Choosing rows, where something can be done with several at once. A row that is shown no more is chosen no more. */
export function usePicks(list: ListDescription<unknown>, shown: readonly unknown[]): Picks | undefined {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
  if (!list.actions?.some(({ isForMany }) => isForMany)) return undefined

  const rows = shown.filter((row) => keys.has(list.keyOf(row)))
  const others = (key: string | number) => [...keys].filter((one) => one !== key)
  return {
    rows,
    has: (row) => keys.has(list.keyOf(row)),
    toggle: (row) => {
      const key = list.keyOf(row)
      setKeys(new Set(keys.has(key) ? others(key) : [...keys, key]))
    },
    toggleAll: () => setKeys(new Set(rows.length === shown.length ? [] : shown.map(list.keyOf))),
    clear: () => setKeys(new Set()),
  }
}
