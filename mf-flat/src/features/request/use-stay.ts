import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { useMemo } from 'react'
import { today } from '@domizil/app-kit/today'
import {
  readStay,
  type Stay,
  type StayedFlat,
  type StayProblem,
  startingOn,
  stayProblem,
  writeStay,
} from './stay.ts'

/** The wished stay of the page's address, and what is wrong with it. */
export interface WishedStay {
  stay: Stay
  problem: StayProblem | undefined
  setFrom: (day: string | undefined) => void
  setTo: (day: string | undefined) => void
  /** Both days at once; a day that is left out is taken back. */
  setDays: (days: Pick<Stay, 'from' | 'to'>) => void
  setPersons: (persons: number) => void
}

export function useStay(flat: StayedFlat): WishedStay {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const stay = useMemo(() => readStay(search, flat.maxPerson), [search, flat.maxPerson])
  // Choosing days is no step that Back should undo.
  const set = (next: Stay) =>
    void navigate(
      { search: writeStay(search, next) },
      // What is open over the page stays open.
      { replace: true, preventScrollReset: true, state: state as unknown },
    )

  return {
    stay,
    problem: stayProblem(stay, flat, today()),
    setFrom: (from) => set(startingOn(stay, from, flat)),
    setTo: (to) => set({ ...stay, to }),
    setDays: ({ from, to }) => set({ ...stay, from, to }),
    setPersons: (persons) => set({ ...stay, persons }),
  }
}
