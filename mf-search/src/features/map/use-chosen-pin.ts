import type { SearchResult } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { useLocation } from '@domizil/app-kit/router'
import { useEffect, useMemo, useState } from 'react'
import { visitMemory } from '../../lib/visit-memory.ts'
import { pinsOf } from './pins-of.ts'

interface Chosen {
  /** The pins that were selected in this visit. */
  readonly ids: readonly number[]
  readonly id: number | undefined
  /** The query string of the selection. */
  readonly search: string
}

const memory = visitMemory<Chosen>({ ids: [], id: undefined, search: '' })

/** The selected pin, and those selected before. Returning to a search restores its selection. */
export function useChosenPin(result: SearchResult | undefined) {
  const shell = useShell()
  const { search } = useLocation()
  const [{ ids, id }, setChosen] = useState(() => {
    const kept = memory.recall(shell)
    return { ids: kept.ids, id: kept.search === search ? kept.id : undefined }
  })
  useEffect(() => memory.keep(shell, { ids, id, search }), [shell, ids, id, search])

  return {
    /** Undefined if the current result does not contain the flat. */
    id: useMemo(() => pinsOf(result).find((pin) => pin.id === id)?.id, [result, id]),
    seenIds: useMemo(() => new Set(ids.map(String)), [ids]),
    choose: (next: number) => setChosen({ ids: ids.includes(next) ? ids : [...ids, next], id: next }),
    close: () => setChosen({ ids, id: undefined }),
  }
}
