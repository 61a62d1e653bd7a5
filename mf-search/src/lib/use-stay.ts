import { useLocation } from '@domizil/app-kit/router'
import { readStay, type StayQuery } from '@domizil/links'
import { useMemo } from 'react'

/** The stay in the address of the page. */
export function useStay(): StayQuery {
  const { search } = useLocation()

  return useMemo(() => readStay(search), [search])
}
