import { useLocation } from '@domizil/app-kit/router'
import { useState } from 'react'
import { useServices } from '../../lib/services.ts'
import { NO_VALUES, type SearchBoxValues } from './search-address.ts'

interface KeptState {
  readonly searchBox?: SearchBoxValues
}

/** The values of the search box. Those that were searched belong to the entry of the history: Back finds them again. */
export function useKeptValues() {
  const { navigator } = useServices().history
  const { pathname, search, state } = useLocation()
  const kept = stateOf(state)
  const [typed, setTyped] = useState<SearchBoxValues>()
  const values = typed ?? { ...NO_VALUES, ...kept.searchBox }

  return {
    values,
    change: (part: Partial<SearchBoxValues>) => setTyped({ ...values, ...part }),
    /** Keeps the values in the present entry. */
    keep: (part: Partial<SearchBoxValues> = {}) =>
      navigator.replace({ pathname, search }, { ...kept, searchBox: { ...values, ...part } }),
  }
}

function stateOf(state: unknown): KeptState {
  return typeof state === 'object' && state !== null ? state : {}
}
