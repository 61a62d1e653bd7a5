import {
  listSavedSearches,
  type NewSavedSearch,
  removeSavedSearch,
  saveSearch,
  type SavedSearch,
} from '@domizil/api'
import { queryOf, useQuery, useShell } from '@domizil/app-kit'
import { useRef, useState } from 'react'

/** The saved searches, newest first. A deleted one stays in its position, for an undo, until the list is closed. */
export function useSavedSearches() {
  const shell = useShell()
  const saved = useQuery(queryOf(listSavedSearches, {}))
  /** By the id in the loaded list: undefined for a deleted search, a new one after an undo. */
  const [changes, setChanges] = useState<ReadonlyMap<number, SavedSearch | undefined>>(new Map())
  const running = useRef(new Set<number>())
  const change = (id: number, now: SavedSearch | undefined) => setChanges((old) => new Map(old).set(id, now))

  const rows = (saved.data ?? []).map((listed) => ({
    listed,
    now: changes.has(listed.id) ? changes.get(listed.id) : listed,
  }))

  return {
    saved,
    rows,
    remove: ({ listed, now }: (typeof rows)[number]) =>
      once(listed.id, async () => {
        if (now) await shell.send(removeSavedSearch, { params: { id: now.id } })
        return undefined
      }),
    bringBack: ({ listed }: (typeof rows)[number]) =>
      once(listed.id, () => shell.send(saveSearch, { body: requestOf(listed) })),
  }

  /** Changes a row; a second press while that is on its way does nothing. */
  async function once(id: number, send: () => Promise<SavedSearch | undefined>): Promise<void> {
    if (running.current.has(id)) return
    running.current.add(id)
    try {
      change(id, await send())
    } finally {
      running.current.delete(id)
    }
  }
}

/** The request that saves the search again. */
function requestOf({ id: _id, createdAt: _createdAt, ...request }: SavedSearch): NewSavedSearch {
  return request
}
