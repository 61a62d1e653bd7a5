import { listOwnFlats, type OwnFlat, removeFlat, updateFlatStatus } from '@domizil/contract'
import type { FlatStatus } from '@domizil/domain'
import { messageOf, shellAtom } from '@domizil/remote-kit'
import { atom } from 'jotai'

export type OwnFlatsOutcome =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly flats: readonly OwnFlat[] }
  | { readonly status: 'failed'; readonly message: string }

const outcomeAtom = atom<OwnFlatsOutcome>({ status: 'loading' })

export const ownFlatsOutcomeAtom = atom((get) => get(outcomeAtom))

/** Loads the caller's flats. */
export const loadOwnFlatsAtom = atom(null, async (get, set, signal: AbortSignal) => {
  set(outcomeAtom, { status: 'loading' })
  try {
    const flats = await get(shellAtom).send(listOwnFlats, {}, { signal })
    if (!signal.aborted) set(outcomeAtom, { status: 'loaded', flats })
  } catch (error) {
    if (!signal.aborted) set(outcomeAtom, { status: 'failed', message: messageOf(error) })
  }
})

/** Moves a flat on; answers the flat as it then is, which may have gone another way than wished. */
export const moveFlatAtom = atom(
  null,
  async (get, set, { id, to }: { id: number; to: FlatStatus }): Promise<OwnFlat> => {
    const moved = await get(shellAtom).send(updateFlatStatus, {
      params: { id },
      query: { flatStatus: to },
      body: {},
    })
    set(outcomeAtom, (outcome) =>
      withFlats(outcome, (flats) => flats.map((flat) => (flat.id === id ? moved : flat))),
    )
    return moved
  },
)

/** Deletes a flat for good. */
export const removeFlatAtom = atom(null, async (get, set, id: number) => {
  const shell = get(shellAtom)
  await shell.send(removeFlat, { params: { id } })
  set(outcomeAtom, (outcome) => withFlats(outcome, (flats) => flats.filter((flat) => flat.id !== id)))
  await shell.refreshCounters()
})

function withFlats(
  outcome: OwnFlatsOutcome,
  change: (flats: readonly OwnFlat[]) => readonly OwnFlat[],
): OwnFlatsOutcome {
  return outcome.status === 'loaded' ? { status: 'loaded', flats: change(outcome.flats) } : outcome
}
