import { useState } from 'react'
import type { ListDescription } from '../list-description.ts'

/** Which of the rows of a page are chosen. */
export interface Picks {
  readonly rows: readonly unknown[]
  choose(rows: readonly unknown[]): void
}

/** Choosing rows, where something can be done with several at once. A row that is shown no more is chosen no more. */
export function usePicks(list: ListDescription<unknown>, shown: readonly unknown[]): Picks | undefined {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
  if (!list.actions?.some(({ isForMany }) => isForMany)) return undefined

  return {
    rows: shown.filter((row) => keys.has(list.keyOf(row))),
    choose: (rows) => setKeys(new Set(rows.map(list.keyOf))),
  }
}
