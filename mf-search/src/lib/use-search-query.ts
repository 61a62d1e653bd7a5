import { useShell, withinDialogs } from '@domizil/app-kit'
import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { misfitOf } from '@domizil/domain'
import { ignoredNames, readSearch, type SearchQuery, searchPath } from '@domizil/links'
import { useCallback, useMemo } from 'react'

/** Changes the query. A changed filter is a history entry; a moved map replaces the current one. */
export type ChangeQuery = (change: Partial<SearchQuery>, options?: { replace?: boolean }) => void

/** The query in the URL, without what makes no sense, and its setter. */
export function useSearchQuery() {
  const { route } = useShell()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const parsed = useMemo(() => readSearch(search), [search])
  /** Its invalid parameters. */
  const ignored = useMemo(() => ignoredNames(search), [search])
  /** Why its days are left out: no flat can have them. */
  const misfit = misfitOf(parsed, today)
  const query = useMemo(() => (misfit ? { ...parsed, ...NO_DAYS } : parsed), [parsed, misfit])

  // Any change except of the view goes to the first page. Days that are left out stay in the address, and are named,
  // until there are others. A change that has waited for an answer is made to the query of then, and only on its page.
  const change = useCallback<ChangeQuery>(
    (part, { replace = false } = {}) => {
      const { location } = route.get()
      if (location.pathname !== pathname) return
      const now = readSearch(location.search)
      const page = 'view' in part ? now.page : 0
      void navigate(searchPath({ ...now, page, ...part }), { replace, ...withinDialogs(location.state) })
    },
    [navigate, route, pathname],
  )

  return { query, ignored, misfit, change }
}

const NO_DAYS = { startDate: undefined, endDate: undefined, flexDays: undefined } as const
