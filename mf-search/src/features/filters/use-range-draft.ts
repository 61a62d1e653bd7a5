import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface Limits {
  low: number | undefined
  high: number | undefined
}

/**
 * Two limits while they are typed or dragged. `apply` commits them when a field loses the focus or a thumb is
 * released, unless a text in a field is no number (NaN) or one is above `max`: no search has such a limit. The lower one
 * becomes the first, in whichever field it was typed.
 */
export function useRangeDraft(value: Limits, commit: (limits: Limits) => void, max: number) {
  const intl = useIntl()
  const [draft, setDraft] = useState(value)
  const [known, setKnown] = useState(value)

  // The query can change from outside: a removed chip, Back.
  if (known.low !== value.low || known.high !== value.high) {
    setKnown(value)
    setDraft(value)
  }

  const isOver = (limit: number | undefined) => limit !== undefined && limit > max

  const apply = () => {
    const { low, high } = ordered(draft)
    if (Number.isNaN(low) || Number.isNaN(high) || isOver(low) || isOver(high)) return
    if (low !== value.low || high !== value.high) commit({ low, high })
  }

  return {
    draft,
    setDraft,
    apply,
    /** What is wrong with a limit; undefined for one that a search can have. */
    errorOf: (limit: number | undefined) =>
      isOver(limit) ? intl.formatMessage({ id: 'filters.atMost' }, { max }) : undefined,
  }
}

function ordered({ low, high }: Limits): Limits {
  return low !== undefined && high !== undefined && low > high ? { low: high, high: low } : { low, high }
}
