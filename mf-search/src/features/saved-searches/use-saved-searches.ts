import {
  listSavedSearches,
  type NewSavedSearch,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
} from '@domizil/api'
import { queryOf, useQuery, useShell } from '@domizil/app-kit'
import { useState } from 'react'

/** The searches that somebody keeps, the newest first. One that was deleted keeps its place until the list is left. */
export function useSavedSearches() {
  const shell = useShell()
  const saved = useQuery(queryOf(listSavedSearches, {}))
  /** By the id that the list came with: undefined where the search is deleted, another where it was brought back. */
  const [changes, setChanges] = useState<ReadonlyMap<number, SavedSearch | undefined>>(new Map())
  const change = (id: number, now: SavedSearch | undefined) => setChanges((old) => new Map(old).set(id, now))

  const rows = (saved.data ?? []).map((listed) => ({
    listed,
    now: changes.has(listed.id) ? changes.get(listed.id) : listed,
  }))

  return {
    saved,
    rows,
    remove: async ({ listed, now }: (typeof rows)[number]) => {
      if (now) await shell.send(removeSavedSearch, { params: { id: now.id } })
      change(listed.id, undefined)
    },
    bringBack: async ({ listed }: (typeof rows)[number]) => {
      change(listed.id, await shell.send(saveSearch, { body: requestOf(listed) }))
    },
  }
}

/** The same wish once more. */
function requestOf({ id: _id, createdAt: _createdAt, ...request }: SavedSearch): NewSavedSearch {
  return request
}
