import { useEffect } from 'react'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { isCurrent, type Search } from './use-search.ts'

/** Leads from a page behind the last one back to the last one. */
export function useLastPage(search: Search, change: ChangeQuery): void {
  const { total = 0, pageSize = 1, page = 0 } = (isCurrent(search) && search.data) || {}
  const last = Math.max(Math.ceil(total / pageSize) - 1, 0)
  const isBehind = total > 0 && page > last

  useEffect(() => {
    if (isBehind) change({ page: last }, { replace: true })
  }, [isBehind, last, change])
}
