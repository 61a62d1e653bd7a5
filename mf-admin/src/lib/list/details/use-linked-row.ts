import { type Query, useQuery } from '@domizil/app-kit'
import { useLocation } from '@domizil/app-kit/router'
import type { ListDescription } from '../list-description.ts'
import { openKeyIn } from './use-open-row.ts'

const NONE: Query<unknown> = { key: 'no row', fetch: async () => null }

/** The rows, and the one whose details are linked to if it is on another page. */
export function useLinkedRow({ linked, keyOf }: ListDescription<unknown>, rows: readonly unknown[]) {
  const key = openKeyIn(useLocation().search)
  const isElsewhere = key !== null && !rows.some((row) => String(keyOf(row)) === key)
  /** The row that is linked to and on another page of the list. */
  const query = useQuery(linked && key !== null ? linked.query(key) : NONE, {
    isEnabled: linked !== undefined && isElsewhere,
  })

  return { rows: linked && isElsewhere && query.data ? [...rows, linked.rowOf(query.data)] : rows, query }
}
