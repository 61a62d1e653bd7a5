import { useMedia } from '@domizil/ui/parts'
import { type ReactNode, useMemo } from 'react'
import { type DateRange, DayPicker } from 'react-day-picker'
import { CalendarCaption, CalendarWeekdays } from './calendar-caption.tsx'
import { CalendarCell } from './calendar-cell.tsx'
import { CalendarContext } from './calendar-context.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarHead } from './calendar-head.tsx'
import type { CalendarLocale } from './calendar-texts.ts'
import styles from './calendar.module.css'
import type { DayState } from './day-state.ts'
import { dayWords } from './day-words.ts'
import { type Day, dateOf, dayOf, type StayDays } from './days.ts'

/** The words that a calendar cannot get from the browser. */
export interface CalendarTexts {
  /** Names the arrow to earlier months. */
  readonly earlier: string
  readonly later: string
}

export interface StayCalendarProps {
  locale: CalendarLocale
  value: StayDays
  today: Day
  /** Days before are not reached, nor those behind `latest`. */
  earliest: Day
  latest: Day
  /** Its month shows first. Left out, that is the first chosen day, or the earliest one. */
  start?: Day
  texts: CalendarTexts
  /** Whether the keyboard is in the grid at once: where a press has opened the calendar. */
  isFocused?: boolean
  stateOf?: (day: Day) => DayState
  onChoose: (day: Day) => void
  /** A day that cannot be chosen was pressed: fingers see no tooltips. */
  onExplain?: (reason: string) => void
  /** What the looks mean, between the two arrows. */
  children?: ReactNode
}

/** Months side by side, weeks from Monday on, with a stay in them. A day that cannot be chosen is reached and says why. */
export function StayCalendar(props: StayCalendarProps) {
  const { locale, value, today, earliest, latest, texts, stateOf = isFree, onChoose, onExplain } = props
  const { start = value.from ?? earliest, isFocused = false, children: legend } = props
  const isNarrow = useMedia('(max-width: 767px)')
  const words = dayWords(locale)
  const { earlier, later } = texts
  const labels = useMemo(
    () => ({
      labelPrevious: () => earlier,
      labelNext: () => later,
      labelGrid: words.month,
      labelWeekday: words.weekday,
    }),
    [words, earlier, later],
  )

  return (
    <CalendarContext value={{ words, stateOf, legend }}>
      <DayPicker
        mode="range"
        timeZone="UTC"
        weekStartsOn={1}
        {...{ autoFocus: isFocused }}
        today={dateOf(today)}
        defaultMonth={dateOf(start)}
        startMonth={dateOf(earliest)}
        endMonth={dateOf(latest)}
        disabled={[{ before: dateOf(earliest) }, { after: dateOf(latest) }]}
        numberOfMonths={isNarrow ? 1 : 2}
        selected={rangeOf(value)}
        onSelect={isChosenByPress}
        onDayClick={(date) => {
          const day = dayOf(date)
          const { reason } = stateOf(day)
          if (reason === undefined) onChoose(day)
          else onExplain?.(reason)
        }}
        labels={labels}
        formatters={useMemo(
          () => ({ formatCaption: words.month, formatWeekdayName: words.shortWeekday }),
          [words],
        )}
        components={COMPONENTS}
        classNames={CLASSES}
      />
    </CalendarContext>
  )
}

const COMPONENTS = {
  Nav: CalendarHead,
  CaptionLabel: CalendarCaption,
  Weekdays: CalendarWeekdays,
  Day: CalendarCell,
  DayButton: CalendarDay,
}

const CLASSES = {
  root: styles.calendar ?? '',
  months: styles.months ?? '',
  month_caption: styles.title ?? '',
  month_grid: styles.grid ?? '',
  day_button: styles.day ?? '',
  disabled: styles.outside ?? '',
  selected: styles.selected ?? '',
  range_start: styles.first ?? '',
  range_middle: styles.between ?? '',
  range_end: styles.last ?? '',
}

const isFree = (): DayState => ({})

/** What a press means is for the owner of the stay to say. */
const isChosenByPress = () => undefined

function rangeOf({ from, to }: StayDays): DateRange | undefined {
  return from ? { from: dateOf(from), to: to ? dateOf(to) : undefined } : undefined
}
