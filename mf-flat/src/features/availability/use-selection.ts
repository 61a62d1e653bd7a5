import type { Day, Period } from '@domizil/domain'
import { useState } from 'react'
import { ordered } from '../../lib/blocked-days.ts'

/** The days that an owner is about to block; both ends may be missing. */
export interface Selection {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** The selected days, whether typed or clicked. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>({})
  /** The first of two clicks. */
  const [begun, setBegun] = useState<Day>()
  const set = (next: Selection, nextBegun?: Day) => {
    setSelection(next)
    setBegun(nextBegun)
  }

  return {
    selection,
    /** The first click selects a day, the second one extends the selection to it. */
    press: (day: Day) => (begun ? set(ordered(begun, day)) : set({ from: day, to: day }, day)),
    /** Both ends at once, as a calendar has them. */
    select: (next: Selection) => set(next),
    setFrom: (from: Day | undefined) => {
      const isBehind = from !== undefined && (selection.to ?? '') < from
      set({ from, to: isBehind ? from : selection.to })
    },
    setTo: (to: Day | undefined) => set({ ...selection, to }),
    /** Clears the selection after blocking; another selection made meanwhile stays. */
    clear: (done: Selection) => {
      setSelection((current) => (current === done ? {} : current))
      setBegun((day) => (day === done.from ? undefined : day))
    },
  }
}

/** The selection as a period, once both ends are set and in order. */
export function wholePeriod({ from, to }: Selection): Period | undefined {
  return from && to && from <= to ? { from, to } : undefined
}
