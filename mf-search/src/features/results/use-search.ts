import { useShell } from '@domizil/app-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { filterOf } from '../../lib/query-filter.ts'
import type { SearchQuery } from '@domizil/links'
import { knownResult } from './known-results.ts'
import { resultOf, type SearchOutcome, searchAnswerAtom, searchAtom } from './search-atoms.ts'

/** The pause before a changed filter is asked for (specification, section 9: default fetch delay). */
const FETCH_DELAY_MS = 200

/**
 * What a query finds. Several changes in a row are one search; a newer question withdraws the older one, and no answer
 * is taken for another question's.
 */
export function useSearch(query: SearchQuery): { outcome: SearchOutcome; retry: () => void } {
  const shell = useShell()
  const answer = useAtomValue(searchAnswerAtom)
  const search = useSetAtom(searchAtom)
  const controller = useRef<AbortController>(undefined)
  // As text: showing the map instead of the list is no new question.
  const question = JSON.stringify(filterOf(query))
  const area = JSON.stringify(query.bounds) ?? ''
  const areaBefore = useRef<string>(undefined)

  const ask = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    void search(question, controller.current.signal)
  }, [search, question])

  useEffect(() => {
    // The first question need not wait, and a map waits until it stands still before it is one.
    const isSettled = areaBefore.current !== area
    areaBefore.current = area
    const timer = setTimeout(ask, isSettled ? 0 : FETCH_DELAY_MS)

    return () => {
      clearTimeout(timer)
      controller.current?.abort()
    }
  }, [ask, area])

  if (answer.question === question) return { outcome: answer.outcome, retry: ask }
  const known = knownResult(shell, question)

  return {
    outcome: known
      ? { status: 'loaded', result: known }
      : { status: 'loading', result: resultOf(answer.outcome) },
    retry: ask,
  }
}
