import { type Query, useQuery } from '@domizil/app-kit'
import { useLocation } from '@domizil/app-kit/router'
import type { ListDescription } from '../list-description.ts'
import { openKeyIn } from './use-open-row.ts'

interface FarRow {
  readonly rows: readonly unknown[]
  readonly refetch: () => Promise<void>
}

const NONE: Query<unknown> = { key: 'no row', fetch: async () => null }

/** The rows with the one whose details are open, if that is on another page. `refetch` loads what its details show. */
export function useFarRow({ far, keyOf }: ListDescription<unknown>, rows: readonly unknown[]): FarRow {
  const key = openKeyIn(useLocation().search)
  const isFar = key !== null && !rows.some((row) => String(keyOf(row)) === key)
  const { data, refetch } = useQuery(far && key !== null ? far.query(key) : NONE, {
    isEnabled: far !== undefined && isFar,
  })

  return {
    rows: far && isFar && data ? [...rows, far.rowOf(data)] : rows,
    refetch,
  }
}
