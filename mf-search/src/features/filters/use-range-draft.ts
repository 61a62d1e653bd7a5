import { useState } from 'react'

export interface Limits {
  low: number | undefined
  high: number | undefined
}

/**
 * Two limits while somebody types or drags them. They are asked for when a field is left or a thumb let go: `apply`.
 * The lower one comes first, whichever field it was typed into.
 */
export function useRangeDraft(asked: Limits, ask: (limits: Limits) => void) {
  const [draft, setDraft] = useState(asked)
  const [known, setKnown] = useState(asked)

  // What is asked for can also change from outside: a removed chip, the way back.
  if (known.low !== asked.low || known.high !== asked.high) {
    setKnown(asked)
    setDraft(asked)
  }

  const apply = () => {
    const { low, high } = ordered(draft)
    if (low !== asked.low || high !== asked.high) ask({ low, high })
  }

  return { draft, setDraft, apply }
}

function ordered({ low, high }: Limits): Limits {
  return low !== undefined && high !== undefined && low > high ? { low: high, high: low } : { low, high }
}
