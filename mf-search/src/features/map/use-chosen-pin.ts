import type { SearchResult } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useLocation } from '@domizil/app-kit/router'
import { useEffect, useMemo, useState } from 'react'
import { visitMemory } from '../../lib/visit-memory.ts'
import { pinsOf } from './pins-of.ts'

interface Chosen {
  /** All that were chosen in this visit: the pins that somebody has seen. */
  readonly ids: readonly number[]
  readonly id: number | undefined
  /** Of the search that it was chosen in. */
  readonly search: string
}

const memory = visitMemory<Chosen>({ ids: [], id: undefined, search: '' })

/** The pin whose flat is previewed, and those that were. Coming back to a search finds its preview open. */
export function useChosenPin(result: SearchResult | undefined) {
  const shell = useShell()
  const { search } = useLocation()
  const [{ ids, id }, setChosen] = useState(() => {
    const kept = memory.recall(shell)
    return { ids: kept.ids, id: kept.search === search ? kept.id : undefined }
  })
  useEffect(() => memory.keep(shell, { ids, id, search }), [shell, ids, id, search])

  return {
    /** Undefined, too, when the present search does not find the flat: then it has no pin to belong to. */
    id: useMemo(() => pinsOf(result).find((pin) => pin.id === id)?.id, [result, id]),
    seenIds: useMemo(() => new Set(ids.map(String)), [ids]),
    choose: (next: number) => setChosen({ ids: ids.includes(next) ? ids : [...ids, next], id: next }),
    close: () => setChosen({ ids, id: undefined }),
  }
}
