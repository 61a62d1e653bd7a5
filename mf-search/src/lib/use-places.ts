import { listPlaces, type Place } from '@domizil/contract'
import { useShell } from '@domizil/remote-kit'
import { useEffect, useState } from 'react'

/** The pause after typing before anybody is asked (specification, section 9: default fetch delay). */
const FETCH_DELAY_MS = 200

const NONE = { term: '', places: [] as readonly Place[] }

/** Places that begin with what has been typed. They are a help: without them the search works as well. */
export function usePlaces(term: string): readonly Place[] {
  const shell = useShell()
  const [found, setFound] = useState(NONE)
  const wanted = term.trim()

  useEffect(() => {
    if (wanted === '') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      shell.send(listPlaces, { query: { term: wanted } }, { signal }).then(
        (places) => signal.aborted || setFound({ term: wanted, places }),
        () => signal.aborted || setFound(NONE),
      )
    }, FETCH_DELAY_MS)

    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [wanted, shell])

  return wanted === '' ? NONE.places : found.places
}
