import { type FlatCard, getFlat, listFavourites } from '@domizil/contract'
import { shellAtom } from '@domizil/remote-kit'
import { atom } from 'jotai'
import { messageOf } from '../../lib/api-message.ts'
import { cardOf } from '../../lib/card-of.ts'

export type FavouritesOutcome =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly flats: readonly FlatCard[] }
  | { readonly status: 'failed'; readonly message: string }

const outcomeAtom = atom<FavouritesOutcome>({ status: 'loading' })

export const favouritesOutcomeAtom = atom((get) => get(outcomeAtom))

/** Loads the flats behind the hearts: those of the account, or of the ids that this browser keeps. */
export const loadFavouritesAtom = atom(
  null,
  async (get, set, { isSignedIn, signal }: { isSignedIn: boolean; signal: AbortSignal }) => {
    const shell = get(shellAtom)
    set(outcomeAtom, { status: 'loading' })

    try {
      const flats = isSignedIn
        ? await shell.send(listFavourites, {}, { signal })
        : await Promise.all([...shell.favourites.get().ids].map((id) => flatOf(id)))
      if (!signal.aborted)
        set(outcomeAtom, { status: 'loaded', flats: flats.filter((flat) => flat !== null) })
    } catch (error) {
      if (!signal.aborted) set(outcomeAtom, { status: 'failed', message: messageOf(error) })
    }

    // A flat that is gone for good leaves no card behind.
    async function flatOf(id: number): Promise<FlatCard | null> {
      try {
        return cardOf(await shell.send(getFlat, { params: { id } }, { signal }))
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    }
  },
)

function isGone(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
