import type { PublicFlat } from '@domizil/api'
import { useLocale, useMoney, useSay } from '@domizil/app-kit'
import { today as readToday } from '@domizil/app-kit/today'
import {
  addMonths,
  containsDay,
  type Day,
  formatDay,
  lastDayOfMonths,
  MAX_MONTHS_AHEAD,
  MONTHS_OF_BOOKING_LENGTH,
  rentTerms,
} from '@domizil/domain'
import { StayCalendar as Months } from '@domizil/ui/calendar'
import { Button, Dialog } from '@domizil/ui/parts'
import type { StayEnd } from '@domizil/ui/stay-field'
import { useState } from 'react'
import styles from './stay-calendar.module.css'
import { type Stay, type StayedFlat, type StayProblem, stayProblem } from './stay.ts'
import { useProblemText } from './use-problem-text.ts'
import type { RequestedStay } from './use-stay.ts'

/** How far the calendar extends after the last possible first day, in months. */
const LONGEST_MONTHS = 60

interface StayCalendarProps {
  onClose: () => void
  /** The end that the first click selects. */
  end: StayEnd
  flat: PublicFlat
  requested: RequestedStay
}

/** Why a day cannot be selected: it is taken, or a rule forbids it. */
type DayProblem = { code: 'TAKEN' } | { code: 'GAP_TOO_SHORT'; minMonths: number } | StayProblem

/** A calendar for the first and the last day. Days that cannot be selected say why. */
export function StayCalendar({ onClose, end, flat, requested }: StayCalendarProps) {
  const say = useSay()
  const { stay, setDays } = requested

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={say('stay.calendarTitle')}
      closeLabel={say('stay.calendarClose')}
      footer={
        <>
          <StaySum flat={flat} requested={requested} />
          <Button variant="quiet" onClick={() => setDays({})}>
            {say('stay.clear')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {say('stay.done')}
          </Button>
        </>
      }
    >
      <StayDays
        flat={flat}
        requested={requested}
        firstEnd={end === 'to' && stay.from ? 'to' : 'from'}
        isFocused
        fillsScreen
      />
    </Dialog>
  )
}

interface StayDaysProps extends Pick<StayCalendarProps, 'flat' | 'requested'> {
  firstEnd?: StayEnd
  /** Whether the calendar takes the focus at once. */
  isFocused?: boolean
  fillsScreen?: boolean
}

/** The months in which the days are chosen. */
export function StayDays({ flat, requested, firstEnd = 'from', ...shown }: StayDaysProps) {
  const say = useSay()
  const reasonOf = useDayReason()
  const { end, choose, problemOf } = useStayEnds(flat, requested, firstEnd)
  const [explained, setExplained] = useState<string>()
  const { stay } = requested
  const start = readToday()
  const isChosen = end === 'from' && stay.from && stay.to

  return (
    <div className={styles.days}>
      <p className={styles.task} role="status">
        {explained ?? say(`stay.choose.${isChosen ? 'again' : end}`)}
      </p>
      <Months
        locale={useLocale()}
        value={stay}
        today={start}
        earliest={start}
        latest={addMonths(start, MAX_MONTHS_AHEAD + LONGEST_MONTHS)}
        start={stay.from ?? flat.availableFrom ?? start}
        texts={{
          earlier: say('calendar.earlier'),
          later: say('calendar.later'),
        }}
        {...shown}
        stateOf={(day) => {
          const problem = problemOf(day)
          return problem
            ? { reason: reasonOf(problem), kind: problem.code === 'TAKEN' ? 'taken' : 'unfit' }
            : {}
        }}
        onChoose={(day) => {
          setExplained(undefined)
          choose(day)
        }}
        onExplain={setExplained}
      >
        <span className={styles.range}>
          {[stay.from, stay.to].flatMap((day) => (day ? formatDay(day) : [])).join(' – ')}
        </span>
      </Months>
      <p className={styles.legend}>{say('stay.crossedOut')}</p>
    </div>
  )
}

/** Alternates between the first and the last day. */
function useStayEnds(flat: PublicFlat, { stay, setDays }: RequestedStay, firstEnd: StayEnd) {
  const [end, setEnd] = useState(firstEnd)
  const rules = { flat, today: readToday() }
  const isLast = (day: Day) => end === 'to' && stay.from !== undefined && day >= stay.from

  return {
    end,
    choose: (day: Day) => {
      setDays(isLast(day) ? { ...stay, to: day } : movedTo(stay, day, rules))
      setEnd(isLast(day) ? 'from' : 'to')
    },
    problemOf: (day: Day) =>
      end === 'to' && stay.from
        ? lastDayProblem(day, stay.from, rules)
        : firstDayProblem(day, flat, rules.today),
  }
}

/** The length of the selected stay, and its rent. */
function StaySum({ flat, requested: { stay, problem } }: { flat: PublicFlat; requested: RequestedStay }) {
  const say = useSay()
  const money = useMoney()
  if (!stay.from || !stay.to || problem) return <p className={styles.sum} />

  const { months, days, totalRent } = rentTerms({ from: stay.from, to: stay.to }, flat)
  return (
    <p className={styles.sum}>
      <b>{say('stay.length', { months, days })}</b> <span>{money(totalRent)}</span>
    </p>
  )
}

/** Why a day cannot be selected, for its accessible name. */
function useDayReason(): (problem: DayProblem) => string {
  const say = useSay()
  const textOf = useProblemText()

  return (problem) => {
    if (problem.code === 'IN_THE_PAST') return say('day.past')
    if (problem.code === 'TAKEN') return say('day.taken')
    if (problem.code === 'GAP_TOO_SHORT') return say('day.gapTooShort', { count: problem.minMonths })

    return textOf(problem)
  }
}

/** Why a day cannot be the first of a stay of the shortest length. */
export function firstDayProblem(day: Day, flat: StayedFlat, today: Day): DayProblem | undefined {
  if (isTaken(day, flat)) return { code: 'TAKEN' }
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]
  const problem = stayProblem({ from: day, to: lastDayOfMonths(day, minMonths), persons: 1 }, flat, today)

  return problem?.code === 'DATES_TAKEN' ? { code: 'GAP_TOO_SHORT', minMonths } : problem
}

/** Why a day cannot be the last of a stay. A day before the first one restarts the selection. */
export function lastDayProblem(
  day: Day,
  from: Day,
  { flat, today }: { flat: StayedFlat; today: Day },
): DayProblem | undefined {
  if (day < from) return firstDayProblem(day, flat, today)
  if (isTaken(day, flat)) return { code: 'TAKEN' }

  return stayProblem({ from, to: day, persons: 1 }, flat, today)
}

/**
 * Moves the first day of a stay: the last day stays if that is possible, otherwise the stay gets the shortest length.
 */
export function movedTo(stay: Stay, from: Day, { flat, today }: { flat: StayedFlat; today: Day }): Stay {
  const moved = { ...stay, from }
  const { minMonths } = MONTHS_OF_BOOKING_LENGTH[flat.flatBookingLength]

  return stay.to && !stayProblem(moved, flat, today)
    ? moved
    : { ...moved, to: lastDayOfMonths(from, minMonths) }
}

function isTaken(day: Day, { blockedRanges }: StayedFlat): boolean {
  return blockedRanges.some((range) => containsDay(range, day))
}
