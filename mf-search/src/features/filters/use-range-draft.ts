import { useState } from 'react'

export interface Limits {
  low: number | undefined
  high: number | undefined
}

/**
 * Two limits while they are typed or dragged. `apply` commits them when a field loses the focus or a thumb is
 * released, unless a text in a field is no number (NaN). The lower one becomes the first, in whichever field it was typed.
 */
export function useRangeDraft(value: Limits, commit: (limits: Limits) => void) {
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)

  // The query can change from outside: a removed chip, Back.
  if (known.low !== value.low || known.high !== value.high) {
    setKnown(value)
    setDraft(value)
  }

  const apply = () => {
    const { low, high } = ordered(draft)
    if (Number.isNaN(low) || Number.isNaN(high)) return
    if (low !== value.low || high !== value.high) commit({ low, high })
  }

  return { draft, setDraft, apply }
}

function ordered({ low, high }: Limits): Limits {
  return low !== undefined && high !== undefined && low > high ? { low: high, high: low } : { low, high }
}
