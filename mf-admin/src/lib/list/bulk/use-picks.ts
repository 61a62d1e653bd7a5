import { useState } from 'react'
import type { ListDescription } from '../list-description.ts'

/** The selected rows of a page. */
export interface Picks {
  readonly rows: readonly unknown[]
  choose(rows: readonly unknown[]): void
}

/** The selection of rows, for lists with bulk actions. Rows that are no longer shown are deselected. */
export function usePicks(list: ListDescription<unknown>, shown: readonly unknown[]): Picks | undefined {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
  if (!list.actions?.some(({ isForMany }) => isForMany)) return undefined

  return {
    rows: shown.filter((row) => keys.has(list.keyOf(row))),
    choose: (rows) => setKeys(new Set(rows.map(list.keyOf))),
  }
}
