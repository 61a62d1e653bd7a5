import { useFavourites, useSession } from '@domizil/remote-kit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef } from 'react'
import { type FavouritesOutcome, favouritesOutcomeAtom, loadFavouritesAtom } from './favourites-atoms.ts'

/** The flats behind the hearts. One that loses its heart leaves the list, and comes back with it. */
export function useFavouriteFlats(): { outcome: FavouritesOutcome; retry: () => void } {
  const { status } = useSession()
  const { ids, loading } = useFavourites()
  const outcome = useAtomValue(favouritesOutcomeAtom)
  const load = useSetAtom(loadFavouritesAtom)
  const controller = useRef<AbortController>(undefined)
  const isReady = status !== 'loading' && !loading
  const isSignedIn = status === 'authenticated'

  const ask = useCallback(() => {
    controller.current?.abort()
    controller.current = new AbortController()
    void load({ isSignedIn, signal: controller.current.signal })
  }, [load, isSignedIn])

  useEffect(() => {
    if (isReady) ask()

    return () => controller.current?.abort()
  }, [ask, isReady])

  const shown: FavouritesOutcome =
    outcome.status === 'loaded'
      ? { status: 'loaded', flats: outcome.flats.filter(({ id }) => ids.has(id)) }
      : outcome

  return { outcome: shown, retry: ask }
}
