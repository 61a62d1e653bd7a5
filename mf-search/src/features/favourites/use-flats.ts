import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import {
  type FlatsOutcome,
  favouritesOutcomeAtom,
  type FlatsSource,
  loadFavouritesAtom,
} from './favourites-atoms.ts'

/** Loads flats as soon as it is known which; a newer wish withdraws the older one. */
export function useFlats(sourceOf: (() => FlatsSource) | undefined): {
  outcome: FlatsOutcome
  retry: () => void
} {
  const outcome = useAtomValue(favouritesOutcomeAtom)
  const load = useSetAtom(loadFavouritesAtom)
  const controller = useRef<AbortController>(undefined)

  const ask = useCallback(() => {
    if (!sourceOf) return
    controller.current?.abort()
    controller.current = new AbortController()
    void load({ source: sourceOf(), signal: controller.current.signal })
  }, [load, sourceOf])

  useEffect(() => {
    ask()

    return () => controller.current?.abort()
  }, [ask])

  return { outcome, retry: ask }
}
