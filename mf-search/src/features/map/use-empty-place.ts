import { listPlaces, type SearchResult } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useEffect, useState } from 'react'
import { placeTerm } from '../../lib/place-term.ts'
import type { Point, SearchQuery } from '@domizil/links'

/** Where the place is in which nothing was found: the map shows it all the same. */
export function useEmptyPlace(query: SearchQuery, result: SearchResult | undefined): Point | undefined {
  const shell = useShell()
  const [known, setKnown] = useState<{ term: string; at: Point }>()
  const term = result?.total === 0 && !query.bounds && !query.center ? placeTerm(query.term ?? '') : ''

  useEffect(() => {
    if (!term) return
    const controller = new AbortController()
    void shell
      .send(listPlaces, { query: { term } }, { signal: controller.signal })
      .then(([place]) => place && setKnown({ term, at: place }))
      .catch(() => undefined) // then the map stays where it is

    return () => controller.abort()
  }, [shell, term])

  if (result?.total === 0 && query.center) return query.center
  return known?.term === term ? known.at : undefined
}
