import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { ignoredNames, readSearch, type SearchQuery, searchPath } from '@domizil/links'
import { useCallback, useMemo } from 'react'

/** Changes the query. A changed filter is a history entry; a moved map replaces the current one. */
export type ChangeQuery = (change: Partial<SearchQuery>, options?: { replace?: boolean }) => void

/** The query in the URL, its invalid parameters, and its setter. */
export function useSearchQuery(): { query: SearchQuery; ignored: readonly string[]; change: ChangeQuery } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readSearch(search), [search])
  const ignored = useMemo(() => ignoredNames(search), [search])

  // Any change except of the view goes to the first page.
  const change = useCallback<ChangeQuery>(
    (part, { replace = false } = {}) => {
      const page = 'view' in part ? query.page : 0
      void navigate(searchPath({ ...query, page, ...part }), { replace })
    },
    [navigate, query],
  )

  return { query, ignored, change }
}
