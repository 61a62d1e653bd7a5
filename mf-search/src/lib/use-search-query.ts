import { useLocation, useNavigate } from '@domizil/ui/router'
import { useCallback, useMemo } from 'react'
import { ignoredParameters, readQuery, writeQuery } from './query-address.ts'
import type { SearchQuery } from './search-query.ts'

/** Changes what is looked for. A changed filter is a step back can undo; a moved map is not. */
export type ChangeQuery = (change: Partial<SearchQuery>, options?: { replace?: boolean }) => void

/** What the address asks for, which of it makes no sense, and how to ask for something else. */
export function useSearchQuery(): { query: SearchQuery; ignored: readonly string[]; change: ChangeQuery } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readQuery(search), [search])
  const ignored = useMemo(() => ignoredParameters(search), [search])

  // Any change but that of the view goes back to the first page.
  const change = useCallback<ChangeQuery>(
    (part, { replace = false } = {}) => {
      const page = 'isMap' in part ? query.page : 1
      void navigate({ pathname, search: writeQuery({ ...query, page, ...part }) }, { replace })
    },
    [navigate, pathname, query],
  )

  return { query, ignored, change }
}
