import type { Day, Period } from '@domizil/domain'
import { useState } from 'react'
import { ordered } from './periods.ts'

/** Days that an owner is about to block, both ends still open to change. */
export interface Selection {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** The chosen days, whether typed or pressed one after the other. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>({})
  /** The first of two presses. */
  const [begun, setBegun] = useState<Day>()
  const set = (next: Selection, nextBegun?: Day) => {
    setSelection(next)
    setBegun(nextBegun)
  }

  return {
    selection,
    /** The first press chooses a day, the second one the days up to there. */
    press: (day: Day) => (begun ? set(ordered(begun, day)) : set({ from: day, to: day }, day)),
    setFrom: (from: Day | undefined) => {
      const isBehind = from !== undefined && (selection.to ?? '') < from
      set({ from, to: isBehind ? from : selection.to })
    },
    setTo: (to: Day | undefined) => set({ ...selection, to }),
    /** Takes back the days that were just blocked; days that were chosen meanwhile stay. */
    clear: (done: Selection) => {
      setSelection((current) => (current === done ? {} : current))
      setBegun((day) => (day === done.from ? undefined : day))
    },
  }
}

/** The chosen days, once both ends are there and in order. */
export function wholePeriod({ from, to }: Selection): Period | undefined {
  return from && to && from <= to ? { from, to } : undefined
}
