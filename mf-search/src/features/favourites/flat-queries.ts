import { getFlat, listFavourites, type FlatCard, type PublicFlat } from '@domizil/api'
import type { Query } from '@domizil/app-kit'
import { today } from '@domizil/app-kit/today'
import type { StayQuery } from '@domizil/links'
import type { ShellApi } from '@domizil/shell-api'
import { cardOf, withStayFor } from '../../lib/card-of.ts'

export interface FlatList {
  readonly flats: readonly FlatCard[]
  /** The flats that are no longer listed. */
  readonly unlistedIds: readonly number[]
}

/** The favourites of the account, for a stay. */
export function accountFavourites({
  persons: _persons,
  houseRules: _rules,
  ...stay
}: StayQuery): Query<FlatList> {
  return {
    key: `favourites of the account ${JSON.stringify(stay)}`,
    fetch: async (shell, signal) => ({
      flats: await shell.send(listFavourites, { query: stay }, { signal }),
      unlistedIds: [],
    }),
  }
}

/** The favourites of this browser at the time of the request: a later removal does not need a refetch. */
export function browserFavourites(stay: StayQuery): Query<FlatList> {
  return {
    key: `favourites of this browser ${JSON.stringify(stay)}`,
    fetch: async (shell, signal) => listOf(shell, { ids: [...shell.favourites.get().ids], stay }, signal),
  }
}

/** The flats of a shared link, in its order, for its stay. */
export function sharedFlats(ids: readonly number[], stay: StayQuery): Query<FlatList> {
  return {
    key: `flats ${ids.join()} ${JSON.stringify(stay)}`,
    fetch: (shell, signal) => listOf(shell, { ids, stay }, signal),
  }
}

/** The compared flats with all fields. */
export function comparedFlats(ids: readonly number[]): Query<readonly PublicFlat[]> {
  return {
    key: `compared flats ${ids.join()}`,
    fetch: async (shell, signal) => (await flatsOf(shell, ids, signal)).filter((flat) => flat !== undefined),
  }
}

async function listOf(
  shell: ShellApi,
  { ids, stay }: { ids: readonly number[]; stay: StayQuery },
  signal: AbortSignal,
): Promise<FlatList> {
  const found = await flatsOf(shell, ids, signal)

  return {
    flats: found.filter((flat) => flat !== undefined).map((flat) => cardOf(withStayFor(flat, stay, today()))),
    unlistedIds: ids.filter((_, at) => found[at] === undefined),
  }
}

/** The flats by id, in order; undefined for one that is no longer listed. */
function flatsOf(
  shell: ShellApi,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<(PublicFlat | undefined)[]> {
  return Promise.all(
    ids.map((id) =>
      shell.send(getFlat, { params: { id } }, { signal }).catch((error: unknown) => {
        if (isGone(error)) return undefined
        throw error
      }),
    ),
  )
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
