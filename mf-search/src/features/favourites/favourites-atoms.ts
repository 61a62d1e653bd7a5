import { type FlatCard, listFavourites } from '@domizil/api'
import { messageOf, shellAtom } from '@domizil/app-kit'
import { atom } from 'jotai'
import { cardOf } from '../../lib/card-of.ts'
import { flatsOf } from './flats-of.ts'

export type FlatsOutcome =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly flats: readonly FlatCard[]; readonly goneIds: readonly number[] }
  | { readonly status: 'failed'; readonly message: string }

/** Whose flats: of the account, or of these ids. */
export type FlatsSource = 'account' | readonly number[]

const outcomeAtom = atom<FlatsOutcome>({ status: 'loading' })

export const favouritesOutcomeAtom = atom((get) => get(outcomeAtom))

/** Loads the flats behind the hearts: those of the account, of the ids that this browser keeps, or of a shared link. */
export const loadFavouritesAtom = atom(
  null,
  async (get, set, { source, signal }: { source: FlatsSource; signal: AbortSignal }) => {
    const shell = get(shellAtom)
    set(outcomeAtom, { status: 'loading' })

    try {
      const outcome = source === 'account' ? await ofAccount() : await ofIds(source)
      if (!signal.aborted) set(outcomeAtom, { status: 'loaded', ...outcome })
    } catch (error) {
      if (!signal.aborted) set(outcomeAtom, { status: 'failed', message: messageOf(error) })
    }

    async function ofAccount() {
      return { flats: await shell.send(listFavourites, {}, { signal }), goneIds: [] }
    }

    async function ofIds(ids: readonly number[]) {
      const { flats, goneIds } = await flatsOf(shell, ids, signal)
      return { flats: flats.map(cardOf), goneIds }
    }
  },
)
