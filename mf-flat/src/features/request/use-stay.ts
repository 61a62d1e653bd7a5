import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { useMemo } from 'react'
import { useToday } from '@domizil/app-kit/today'
import {
  readStay,
  type Stay,
  type StayedFlat,
  type StayProblem,
  startingOn,
  stayProblem,
  writeStay,
} from './stay.ts'

/** The requested stay in the page's URL, and its issue. */
export interface RequestedStay {
  stay: Stay
  problem: StayProblem | undefined
  setFrom: (day: string | undefined) => void
  setTo: (day: string | undefined) => void
  /** Sets both days; an omitted day is cleared. */
  setDays: (days: Pick<Stay, 'from' | 'to'>) => void
  setPersons: (persons: number) => void
}

export function useStay(flat: StayedFlat): RequestedStay {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const stay = useMemo(() => readStay(search, flat.maxPerson), [search, flat.maxPerson])
  // Replaces the history entry: Back does not revert a selection.
  const set = (next: Stay) =>
    void navigate(
      { search: writeStay(search, next) },
      // Open dialogs stay open.
      { replace: true, preventScrollReset: true, state: state as unknown },
    )

  return {
    stay,
    problem: stayProblem(stay, flat, today),
    setFrom: (from) => set(startingOn(stay, from, flat)),
    setTo: (to) => set({ ...stay, to }),
    setDays: ({ from, to }) => set({ ...stay, from, to }),
    setPersons: (persons) => set({ ...stay, persons }),
  }
}
