import { useSay } from '@domizil/app-kit'
import { useNumberTexts } from '@domizil/app-kit/numbers'
import { NumberField } from '@domizil/ui/parts'
import { useState } from 'react'
import styles from './filters.module.css'

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
  const say = useSay()
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
    errorOf: (limit: number | undefined) => (isOver(limit) ? say('filters.atMost', { max }) : undefined),
  }
}

interface RangeFieldsProps {
  /** The ids of the messages `<name>.from` and `<name>.to`. */
  name: string
  suffix: string
  range: ReturnType<typeof useRangeDraft>
}

/** Both limits as numbers. They take effect when a field loses the focus. */
export function RangeFields({ name, suffix, range: { draft, setDraft, apply, errorOf } }: RangeFieldsProps) {
  const say = useSay()
  const texts = useNumberTexts()
  const limits = [
    { end: 'from', value: draft.low, change: (low?: number) => setDraft({ ...draft, low }) },
    { end: 'to', value: draft.high, change: (high?: number) => setDraft({ ...draft, high }) },
  ]

  return (
    <div className={styles.pair}>
      {limits.map(({ end, value, change }) => (
        <NumberField
          key={end}
          label={say(`${name}.${end}`)}
          suffix={suffix}
          texts={texts}
          value={value}
          error={errorOf(value)}
          onChange={change}
          onBlur={apply}
        />
      ))}
    </div>
  )
}

function ordered({ low, high }: Limits): Limits {
  return low !== undefined && high !== undefined && low > high ? { low: high, high: low } : { low, high }
}
