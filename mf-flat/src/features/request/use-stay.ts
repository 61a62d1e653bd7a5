import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { ignoredNames, readStay, STAY_NAMES, type StayQuery, withStay } from '@domizil/links'
import { useMemo } from 'react'
import {
  insteadOf,
  proposedOf,
  queryOf,
  type Stay,
  type StayedFlat,
  stayIn,
  startingOn,
  stayProblem,
} from './stay.ts'

/** The requested stay in the page's URL, and what does not fit. */
export type RequestedStay = ReturnType<typeof useStay>

export function useStay(flat: StayedFlat) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  /** The stay of the address: a search for more persons than the flat takes, or with flexible days. */
  const wanted = useMemo(() => readStay(search), [search])
  const stay = useMemo(() => stayIn(flat, wanted, today), [flat, wanted, today])
  /** The nearest possible stay, if this one is not. */
  const instead = useMemo(() => insteadOf(stay, flat, today), [stay, flat, today])
  // Replaces the history entry: Back does not revert a selection.
  const write = (next: StayQuery) =>
    void navigate(
      { search: withStay(search, next) },
      // Open dialogs stay open.
      { replace: true, preventScrollReset: true, state: state as unknown },
    )
  const { persons = 1, houseRules } = wanted
  /** Sets both days; an omitted day is cleared. */
  const setDays = ({ from, to }: Pick<Stay, 'from' | 'to'>) =>
    write({ ...queryOf({ from, to, persons }), ...(houseRules && { houseRules }) })

  return {
    stay,
    wanted,
    /** The days proposed within a flexible stay, which a request takes unless others are chosen. */
    proposed: useMemo(() => proposedOf(stay, wanted, flat, today), [stay, wanted, flat, today]),
    /** The invalid parameters of the stay in the address. */
    ignored: useMemo(() => ignoredNames(search).filter((name) => STAY_NAMES.includes(name)), [search]),
    problem: stayProblem(stay, flat, today),
    instead,
    setFrom: (from: string | undefined) => setDays(startingOn(stay, from, flat)),
    setTo: (to: string | undefined) => setDays({ ...stay, to }),
    setDays,
    setPersons: (next: number) => write({ ...wanted, persons: next > 1 ? next : undefined }),
  }
}
