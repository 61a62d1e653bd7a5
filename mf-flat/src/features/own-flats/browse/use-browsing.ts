import type { OwnFlat } from '@domizil/api'
import { FLAT_STATUSES } from '@domizil/domain'
import { useSearchParams } from '@domizil/app-kit/router'
import { useOwnTitle } from '../../../lib/use-own-title.ts'
import {
  FLAT_ORDERS,
  type FlatView,
  matchingFlats,
  type NamedFlat,
  orderFlats,
  type StatusFilter,
} from './browse-flats.ts'

/** The flats of a page. */
export const FLATS_AT_ONCE = 24

export interface Browsing {
  readonly view: FlatView
  readonly isTable: boolean
  /** All that match, in their order. */
  readonly found: readonly NamedFlat[]
  /** Those of the page. */
  readonly shown: readonly NamedFlat[]
  readonly pages: number
  /** How many flats the search finds in each status that occurs. */
  readonly counts: readonly { readonly status: StatusFilter; readonly count: number }[]
  readonly change: (part: Partial<Record<'q' | 'status' | 'order' | 'page' | 'view', string>>) => void
}

/** Search, status, order, page and shape of a landlord's flats: all of them are in the address. */
export function useBrowsing(flats: readonly OwnFlat[]): Browsing {
  const titleOf = useOwnTitle()
  const [search, setSearch] = useSearchParams()
  const named = flats.map((flat) => ({ flat, title: titleOf(flat) }))
  const q = search.get('q') ?? ''
  const status = FLAT_STATUSES.find((one) => one === search.get('status')) ?? 'ALL'
  const order = FLAT_ORDERS.find((one) => one === search.get('order')) ?? 'waiting'

  const found = orderFlats(matchingFlats(named, { q, status }), order)
  const pages = Math.max(1, Math.ceil(found.length / FLATS_AT_ONCE))
  const page = Math.min(pages, Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1))
  const ofSearch = matchingFlats(named, { q, status: 'ALL' })
  const counts = FLAT_STATUSES.map((one) => ({
    status: one,
    count: ofSearch.filter(({ flat }) => flat.status === one).length,
  }))

  return {
    view: { q, status, order, page },
    isTable: search.get('view') === 'table',
    found,
    shown: found.slice((page - 1) * FLATS_AT_ONCE, page * FLATS_AT_ONCE),
    pages,
    counts: [
      { status: 'ALL', count: ofSearch.length },
      ...counts.filter((one) => one.count > 0 || one.status === status),
    ],
    change: (part) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          if (!('view' in part)) after.delete('page')
          for (const [name, value] of Object.entries(part)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: 'q' in part },
      ),
  }
}
