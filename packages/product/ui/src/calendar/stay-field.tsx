import type { ReactNode } from 'react'
import type { CalendarLocale, DayTexts } from './calendar-texts.ts'
import { DayField } from './day-field.tsx'
import type { Day, StayDays, StayEnd } from './days.ts'

interface StayFieldProps {
  value: StayDays
  labels: Readonly<Record<StayEnd, string>>
  locale: CalendarLocale
  texts: DayTexts
  /** The ids of elements with error messages of an end. */
  errorIds?: Readonly<Partial<Record<StayEnd, string | undefined>>>
  /** Why an existing day cannot be an end. */
  refuse?: (day: Day, end: StayEnd) => string | undefined
  onChange: (end: StayEnd, day: Day | undefined) => void
  /** Opens the calendar for an end. */
  onOpen?: (end: StayEnd) => void
  /** The calendar, while it is open. */
  children?: ReactNode
}

const ENDS = ['from', 'to'] as const

/** The first and the last day of a stay, laid out by the container; both are typed, or chosen in a calendar. */
export function StayField(props: StayFieldProps) {
  const { value, labels, locale, texts, errorIds, refuse, onChange, onOpen, children } = props

  return (
    <>
      {ENDS.map((end) => (
        <DayField
          key={end}
          label={labels[end]}
          value={value[end]}
          locale={locale}
          texts={texts}
          errorId={errorIds?.[end]}
          refuse={refuse && ((day) => refuse(day, end))}
          onChange={(day) => onChange(end, day)}
          onOpen={onOpen && (() => onOpen(end))}
        />
      ))}
      {children}
    </>
  )
}
