import { useMedia } from '@domizil/ui/parts'
import { type ReactNode, useMemo, useState } from 'react'
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

/** The texts that a calendar cannot get from the browser. */
export interface CalendarTexts {
  /** The label of the arrow to earlier months. */
  readonly earlier: string
  readonly later: string
}

export interface StayCalendarProps {
  locale: CalendarLocale
  value: StayDays
  today: Day
  /** Days before it, and after `latest`, are disabled. */
  earliest: Day
  latest: Day
  /** A day of the first month shown, and of one shown later on; defaults to the first chosen day, or the earliest one. */
  start?: Day
  texts: CalendarTexts
  /** Whether the grid takes the focus at once: if a click has opened the calendar. */
  isFocused?: boolean
  /** Whether it has the screen of a phone for itself, which two months fit on. */
  fillsScreen?: boolean
  stateOf?: (day: Day) => DayState
  onChoose: (day: Day) => void
  /** Called for a click on a day that cannot be chosen: touch screens show no tooltips. */
  onExplain?: (reason: string) => void
  /** The legend, between the two arrows. */
  children?: ReactNode
}

/**
 * Months side by side, weeks from Monday, with a selected stay. A day that cannot be chosen stays focusable and says
 * why.
 */
export function StayCalendar(props: StayCalendarProps) {
  const { locale, value, today, earliest, latest, texts, stateOf = isFree, onChoose, onExplain } = props
  const { start = value.from ?? earliest, isFocused = false, fillsScreen = false, children: legend } = props
  const isNarrow = useMedia('(max-width: 767px)')
  const isLow = useMedia('(max-height: 740px)')
  const months = isNarrow && !(fillsScreen && !isLow) ? 1 : 2
  const [month, setMonth] = useShownMonth(start, props.start, months)
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
        month={month}
        onMonthChange={setMonth}
        startMonth={dateOf(earliest)}
        endMonth={dateOf(latest)}
        disabled={[{ before: dateOf(earliest) }, { after: dateOf(latest) }]}
        numberOfMonths={months}
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

/** The first of the months that are shown. It follows `wanted` once that is another day, out of sight. */
function useShownMonth(start: Day, wanted: Day | undefined, months: number) {
  const [month, setMonth] = useState(() => dateOf(start))
  const [followed, setFollowed] = useState(wanted)

  if (wanted !== followed) {
    setFollowed(wanted)
    const ahead = wanted ? monthCount(wanted) - monthCount(dayOf(month)) : 0
    if (wanted && (ahead < 0 || ahead >= months)) setMonth(dateOf(wanted))
  }
  return [month, setMonth] as const
}

function monthCount(day: Day): number {
  const [year, month] = day.split('-').map(Number)
  return (year ?? 0) * 12 + (month ?? 0)
}

const isFree = (): DayState => ({})

/** The owner of the stay decides what a click selects. */
const isChosenByPress = () => undefined

function rangeOf({ from, to }: StayDays): DateRange | undefined {
  return from ? { from: dateOf(from), to: to ? dateOf(to) : undefined } : undefined
}
