import { listPlaces, type Place } from '@domizil/contract'
import { useEffect, useState } from 'react'
import { useServices } from '../../lib/services.ts'

/** The pause after typing before anybody is asked (specification, section 9: default fetch delay). */
const FETCH_DELAY_MS = 200

/** Places that begin with what has been typed. Suggestions are a help: without them the search works as well. */
export function usePlaces(term: string): readonly Place[] {
  const { shellApi } = useServices()
  const [found, setFound] = useState<{ term: string; places: readonly Place[] }>({ term: '', places: [] })
  const wanted = term.trim()

  useEffect(() => {
    if (wanted === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      shellApi.send(listPlaces, { query: { term: wanted } }, { signal: controller.signal }).then(
        (places) => setFound({ term: wanted, places }),
        () => setFound({ term: wanted, places: [] }),
      )
    }, FETCH_DELAY_MS)

    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, shellApi])

  return wanted === '' ? [] : found.places
}
