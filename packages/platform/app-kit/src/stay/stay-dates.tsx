import {
  addMonths,
  type Day,
  MAX_MONTHS_AHEAD,
  MAX_STAY_MONTHS,
  MIN_STAY_MONTHS,
  misfitOf,
} from '@domizil/domain'
import { StayDialog } from '@domizil/ui/calendar'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { useId } from 'react'
import { useSay } from '../use-say.ts'
import { useLocale } from '../shell-context.ts'
import { today, useToday } from '../today.ts'
import { useDialog } from '../use-dialog.ts'
import { useStayTexts } from './use-stay-texts.ts'

/** The days of a stay, `YYYY-MM-DD`; an open end is left out. */
interface StayDays {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

interface StayDatesProps {
  value: StayDays
  labels: Readonly<Record<StayEnd, string>>
  /** The title of the calendar, where it asks for something else than a stay. */
  title?: string
  /** The first day that can be chosen, where the days are no stay: a stay begins today at the earliest. */
  earliest?: Day
  /** The last day that can be chosen, if it is not that of the longest stay. */
  latest?: Day
  onChange: (stay: StayDays) => void
}

/**
 * The first and the last day, typed or chosen in a calendar. A first day too close to the last day clears the latter.
 * The calendar is part of the history: Back closes it.
 */
export function StayDates({ value, labels, title, earliest, latest, onChange }: StayDatesProps) {
  const texts = useStayTexts()
  const locale = useLocale()
  const { misfit, reasonOf } = useMisfit(earliest)
  const { value: end, open, close } = useDialog<StayEnd>(`days-${useId()}`, { pushes: true })
  const { from, to } = value
  const now = useToday()
  const isPossible = (stay: StayDays) => !misfit(stay, now)

  return (
    <StayField
      value={value}
      labels={labels}
      locale={locale}
      texts={texts}
      refuse={(day, ofEnd) => reasonOf(misfit(ofEnd === 'to' ? { from, to: day } : { from: day }, today()))}
      onChange={(ofEnd, day) =>
        onChange(
          ofEnd === 'to'
            ? { from, to: day }
            : { from: day, to: isPossible({ from: day, to }) ? to : undefined },
        )
      }
      onOpen={open}
    >
      {end && (
        <StayDialog
          end={end}
          value={value}
          locale={locale}
          today={now}
          earliest={earliest ?? now}
          latest={latest ?? addMonths(now, MAX_MONTHS_AHEAD + MAX_STAY_MONTHS)}
          start={from ?? now}
          texts={{ ...texts, ...(title && { title }) }}
          reasonOf={(stay) => reasonOf(misfit(stay, now))}
          onChange={onChange}
          onClose={close}
        />
      )}
    </StayField>
  )
}

/** Why days are refused: they are no stay, or, where they need not be one, the last is before the first. */
function useMisfit(earliest: Day | undefined) {
  const say = useSay()

  return {
    misfit: ({ from, to }: StayDays, now: Day) => {
      if (from && to && to < from) return 'behind'
      return earliest ? undefined : misfitOf({ startDate: from, endDate: to }, now)
    },
    reasonOf: (misfit: string | undefined) =>
      misfit &&
      say(`stay.${misfit}`, { min: MIN_STAY_MONTHS, max: MAX_STAY_MONTHS, ahead: MAX_MONTHS_AHEAD }),
  }
}
