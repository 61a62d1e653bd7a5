import { addMonths, type Day, MAX_MONTHS_AHEAD, MAX_STAY_MONTHS } from '@domizil/domain'
import { StayDialog } from '@domizil/ui/calendar'
import { type StayEnd, StayField } from '@domizil/ui/stay-field'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '../shell-context.ts'
import { today, useToday } from '../today.ts'
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
  /** The first day that can be chosen: today, if left out. */
  earliest?: Day
  /** The last day that can be chosen, if it is not that of the longest stay. */
  latest?: Day
  onChange: (stay: StayDays) => void
}

/** The first and the last day, typed or chosen in a calendar. A first day after the last day clears the latter. */
export function StayDates({ value, labels, title, earliest, latest, onChange }: StayDatesProps) {
  const texts = useStayTexts()
  const locale = useLocale()
  const refuse = useRefusal(value, earliest)
  const [end, setEnd] = useState<StayEnd>()
  const { from, to } = value
  const now = useToday()

  return (
    <StayField
      value={value}
      labels={labels}
      locale={locale}
      texts={texts}
      refuse={refuse}
      onChange={(ofEnd, day) =>
        onChange(
          ofEnd === 'to' ? { from, to: day } : { from: day, to: day && to && to < day ? undefined : to },
        )
      }
      onOpen={setEnd}
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
          onChange={onChange}
          onClose={() => setEnd(undefined)}
        />
      )}
    </StayField>
  )
}

/** Why a typed day is refused: it lies in the past, or before the first one. */
function useRefusal({ from }: StayDays, earliest: Day | undefined) {
  const intl = useIntl()

  return (day: Day, end: StayEnd) => {
    if (!earliest && day < today()) return intl.formatMessage({ id: 'stay.over' })
    return end === 'to' && from && day < from ? intl.formatMessage({ id: 'stay.behind' }) : undefined
  }
}
