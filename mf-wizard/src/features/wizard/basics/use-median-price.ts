import { getUsualPrice } from '@domizil/contract'
import { useShell } from '@domizil/remote-kit'
import { useEffect, useState } from 'react'

/** The pause after typing before anybody is asked (specification, section 9: default fetch delay). */
const FETCH_DELAY_MS = 200

/** What flats of the city usually cost; undefined where nobody can say. It is a help: without it a price is set as well. */
export function useMedianPrice(city: string): number | undefined {
  const shell = useShell()
  const [median, setMedian] = useState<number>()
  const wanted = city.trim()

  useEffect(() => {
    if (wanted === '') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      shell.send(getUsualPrice, { query: { city: wanted } }, { signal }).then(
        (usual) => signal.aborted || setMedian(usual.median ?? undefined),
        () => {},
      )
    }, FETCH_DELAY_MS)

    return () => {
      clearTimeout(timer)
      controller.abort()
      setMedian(undefined)
    }
  }, [wanted, shell])

  return median
}
