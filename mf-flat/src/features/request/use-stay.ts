import { useLocation, useNavigate } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import type { Period } from '@domizil/domain'
import { ignoredNames, readStay, STAY_NAMES, type StayQuery, withStay } from '@domizil/links'
import { useMemo } from 'react'
import {
  insteadOf,
  proposedOf,
  queryOf,
  type Stay,
  type StayedFlat,
  stayIn,
  type StayProblem,
  startingOn,
  stayProblem,
} from './stay.ts'

/** The requested stay in the page's URL, and what does not fit. */
export interface RequestedStay {
  stay: Stay
  /** The stay of the address: a search for more persons than the flat takes, or with flexible days. */
  wanted: StayQuery
  /** The days proposed within a flexible stay, which a request takes unless others are chosen. */
  proposed: Period | undefined
  /** The invalid parameters of the stay in the address. */
  ignored: readonly string[]
  problem: StayProblem | undefined
  /** The nearest possible stay, if this one is not. */
  instead: Period | undefined
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
  const wanted = useMemo(() => readStay(search), [search])
  const stay = useMemo(() => stayIn(flat, wanted, today), [flat, wanted, today])
  const instead = useMemo(() => insteadOf(stay, flat, today), [stay, flat, today])
  // Replaces the history entry: Back does not revert a selection.
  const write = (next: StayQuery) =>
    void navigate(
      { search: withStay(search, next) },
      // Open dialogs stay open.
      { replace: true, preventScrollReset: true, state: state as unknown },
    )
  const { persons = 1, houseRules } = wanted
  const setDays = ({ from, to }: Pick<Stay, 'from' | 'to'>) =>
    write({ ...queryOf({ from, to, persons }), ...(houseRules && { houseRules }) })

  return {
    stay,
    wanted,
    proposed: useMemo(() => proposedOf(stay, wanted, flat, today), [stay, wanted, flat, today]),
    ignored: useMemo(() => ignoredNames(search).filter((name) => STAY_NAMES.includes(name)), [search]),
    problem: stayProblem(stay, flat, today),
    instead,
    setFrom: (from) => setDays(startingOn(stay, from, flat)),
    setTo: (to) => setDays({ ...stay, to }),
    setDays,
    setPersons: (next) => write({ ...wanted, persons: next > 1 ? next : undefined }),
  }
}
