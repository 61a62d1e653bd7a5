import { useLocation, useNavigate } from '@domizil/app-kit/router'
import type { ListDescription } from '../list-description.ts'

const KEY = 'details'

/** The key of the row whose details are open. */
export const openKeyIn = (search: string) => new URLSearchParams(search).get(KEY)

/** The query with the details of a row opened. */
export function openedAt(search: string, key: string): `?${string}` {
  const address = new URLSearchParams(search)
  address.set(KEY, key)
  return `?${address}`
}

/** The row whose details are open. It is part of the URL, so that Back closes them and they can be linked. */
export function useOpenRow(list: ListDescription<unknown>, rows: readonly unknown[]) {
  const navigate = useNavigate()
  const { search, state } = useLocation() as { search: string; state: { isOpenedHere?: boolean } | null }
  const key = openKeyIn(search)

  return {
    row: rows.find((row) => String(list.keyOf(row)) === key),
    open: (row: unknown) =>
      void navigate({ search: openedAt(search, String(list.keyOf(row))) }, { state: { isOpenedHere: true } }),
    /** Shows another row in the same place: Back closes the details. */
    move: (row: unknown) =>
      void navigate({ search: openedAt(search, String(list.keyOf(row))) }, { replace: true, state }),
    close: () => {
      if (state?.isOpenedHere) return void navigate(-1)
      const address = new URLSearchParams(search)
      address.delete(KEY)
      void navigate({ search: address.toString() }, { replace: true })
    },
  }
}
