import { useFavourites, useSession, useShell } from '@domizil/app-kit'
import { useCallback } from 'react'
import type { FlatsOutcome, FlatsSource } from './favourites-atoms.ts'
import { useFlats } from './use-flats.ts'

/** The flats behind the hearts. One that loses its heart leaves the list, and comes back with it. */
export function useFavouriteFlats(): { outcome: FlatsOutcome; retry: () => void } {
  const shell = useShell()
  const { status } = useSession()
  const { ids, loading } = useFavourites()
  const isReady = status !== 'loading' && !loading
  const isSignedIn = status === 'authenticated'
  // The ids of this moment: a heart that is taken away later needs no new list.
  const sourceOf = useCallback(
    (): FlatsSource => (isSignedIn ? 'account' : [...shell.favourites.get().ids]),
    [isSignedIn, shell],
  )
  const { outcome, retry } = useFlats(isReady ? sourceOf : undefined)
  if (outcome.status !== 'loaded') return { outcome, retry }

  const isKept = (id: number) => ids.has(id)
  const flats = outcome.flats.filter(({ id }) => isKept(id))
  return { outcome: { ...outcome, flats, goneIds: outcome.goneIds.filter(isKept) }, retry }
}
