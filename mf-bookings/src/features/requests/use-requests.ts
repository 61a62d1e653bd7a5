import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import {
  filterCountsAtom,
  type LoadRequests,
  loadRequestsAtom,
  requestFilterAtom,
  requestsOutcomeAtom,
  visibleRequestsAtom,
} from './requests-atoms.ts'

/** The requests of a page, loaded when it opens, and the filter that narrows them. */
export function useRequests(source: LoadRequests) {
  const outcome = useAtomValue(requestsOutcomeAtom)
  const visible = useAtomValue(visibleRequestsAtom)
  const counts = useAtomValue(filterCountsAtom)
  const [filter, setFilter] = useAtom(requestFilterAtom)
  const load = useSetAtom(loadRequestsAtom)

  useEffect(() => {
    const controller = new AbortController()
    void load(source, controller.signal)

    return () => controller.abort()
  }, [load, source])

  const retry = useCallback(() => void load(source, new AbortController().signal), [load, source])
  return { outcome, visible, counts, filter, setFilter, retry }
}
