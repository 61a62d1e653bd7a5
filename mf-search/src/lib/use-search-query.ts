import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { ignoredNames, readSearch, type SearchQuery, searchPath } from '@domizil/links'
import { useCallback, useMemo } from 'react'

/** Changes what is looked for. A changed filter is a step back can undo; a moved map is not. */
export type ChangeQuery = (change: Partial<SearchQuery>, options?: { replace?: boolean }) => void

/** What the address asks for, which of it makes no sense, and how to ask for something else. */
export function useSearchQuery(): { query: SearchQuery; ignored: readonly string[]; change: ChangeQuery } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readSearch(search), [search])
  const ignored = useMemo(() => ignoredNames(search), [search])

  // Any change but that of the view goes back to the first page.
  const change = useCallback<ChangeQuery>(
    (part, { replace = false } = {}) => {
      const page = 'view' in part ? query.page : 0
      void navigate(searchPath({ ...query, page, ...part }), { replace })
    },
    [navigate, query],
  )

  return { query, ignored, change }
}
