import { classes, useMedia } from '@domizil/ui/parts'
import {
  createContext,
  type HTMLAttributes,
  type MouseEventHandler,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type DateRange,
  type DayButtonProps,
  DayPicker,
  type DayProps,
  type NavProps,
  useDayPicker,
} from 'react-day-picker'
import calendarBarStyles from './calendar-bar.module.css'
import type { DayBar, DayState } from './day-state.ts'
import { dateOf, type Day, type StayDays } from './days.ts'
import { ChevronLeft, ChevronRight } from '../icons.ts'
import { type CalendarLocale, tagOf } from './calendar-texts.ts'
import styles from './calendar.module.css'

const DAY_MS = 86_400_000
const FIRST_OF_MONTH = '-01'
const SHORTEST_WITH_LABEL = 2

/** The names of months and weekdays in a language, and the format of full dates for labels. */
interface DayWords {
  readonly month: (date: Date) => string
  readonly weekday: (date: Date) => string
  readonly shortWeekday: (date: Date) => string
  readonly date: (date: Date) => string
}

const WORDS = new Map<CalendarLocale, DayWords>()

/** From the browser's Intl: no language has to be loaded, and all are available on a server. */
function dayWords(locale: CalendarLocale): DayWords {
  const known = WORDS.get(locale)
  if (known) return known

  const words = {
    month: wordsOf(locale, { month: 'long', year: 'numeric' }),
    weekday: wordsOf(locale, { weekday: 'long' }),
    shortWeekday: wordsOf(locale, { weekday: 'short' }),
    date: wordsOf(locale, { dateStyle: 'full' }),
  }
  WORDS.set(locale, words)

  return words
}

function wordsOf(locale: CalendarLocale, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(tagOf(locale), options)

  return (date) => format.format(date)
}

/**
 * A day as react-day-picker has it: in the zone of the browser, as its dates of other zones take a hundred times as long.
 * Clocks are put forward at night in some zones, nowhere at noon.
 */
function noonOf(day: Day): Date {
  return new Date(`${day}T12:00:00`)
}

function localDayOf(date: Date): Day {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}

interface CalendarContextValue {
  readonly words: DayWords
  readonly stateOf: (day: Day) => DayState
  /** The legend, between the two arrows. */
  readonly legend: ReactNode
}

/** Passes values to the cells around react-day-picker, whose components must keep their identity between renders. */
const CalendarContext = createContext<CalendarContextValue | undefined>(undefined)

/**
 * The values of the calendar around.
 * @throws outside of a calendar.
 */
function useCalendarContext(): CalendarContextValue {
  const value = use(CalendarContext)
  if (!value) throw new Error('A day stands in a calendar only')

  return value
}

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
        weekStartsOn={1}
        {...{ autoFocus: isFocused }}
        today={noonOf(today)}
        month={month}
        onMonthChange={setMonth}
        startMonth={noonOf(earliest)}
        endMonth={noonOf(latest)}
        disabled={[{ before: noonOf(earliest) }, { after: noonOf(latest) }]}
        numberOfMonths={months}
        selected={rangeOf(value)}
        onSelect={isChosenByPress}
        onDayClick={(date) => {
          const day = localDayOf(date)
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
  const [month, setMonth] = useState(() => noonOf(start))
  const [followed, setFollowed] = useState(wanted)

  if (wanted !== followed) {
    setFollowed(wanted)
    const ahead = wanted ? monthCount(wanted) - monthCount(localDayOf(month)) : 0
    if (wanted && (ahead < 0 || ahead >= months)) setMonth(noonOf(wanted))
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
  return from ? { from: noonOf(from), to: to ? noonOf(to) : undefined } : undefined
}

/** The name of a month: a heading, announced when the month changes. */
function CalendarCaption({ role: _role, children, ...caption }: HTMLAttributes<HTMLElement>) {
  return <h3 {...caption}>{children}</h3>
}

/** The names of weekdays, Monday first. */
function CalendarWeekdays(row: HTMLAttributes<HTMLTableRowElement>) {
  return (
    <thead>
      <tr {...row} />
    </thead>
  )
}

/** The cell of a day; empty where the week belongs to two months. */
function CalendarCell({ day: _day, modifiers, ...cell }: DayProps) {
  return modifiers['hidden'] ? <td aria-hidden="true" /> : <td {...cell} />
}

/** A day; its label contains the date, its state, and why it cannot be chosen. */
function CalendarDay({ day, modifiers, className, children, ...button }: DayButtonProps) {
  const { words, stateOf } = useCalendarContext()
  const { reason, kind = 'taken', note, bar } = stateOf(day.isoDate)
  const element = useRef<HTMLButtonElement>(null)
  const isOut = modifiers['disabled'] === true
  useEffect(() => {
    if (modifiers['focused']) element.current?.focus()
  }, [modifiers])

  return (
    <button
      {...button}
      ref={element}
      className={classes(className, !isOut && reason && styles[kind], bar && styles.barred)}
      aria-label={[words.date(day.date), note, reason].filter(Boolean).join(', ')}
      aria-disabled={isOut || reason !== undefined}
      aria-current={modifiers['today'] ? 'date' : undefined}
      title={reason}
    >
      <span className={styles.number}>{children}</span>
      {bar && <CalendarBar bar={bar} day={day.isoDate} />}
    </button>
  )
}

/** The two arrows, and the legend between them. */
function CalendarHead({ previousMonth, nextMonth, onPreviousClick, onNextClick }: NavProps) {
  const { legend } = useCalendarContext()
  const { labelPrevious, labelNext } = useDayPicker().labels

  return (
    <div className={styles.head}>
      <Arrow
        Icon={ChevronLeft}
        label={labelPrevious(previousMonth)}
        to={previousMonth}
        onClick={onPreviousClick}
      />
      <div className={styles.legend}>{legend}</div>
      <Arrow Icon={ChevronRight} label={labelNext(nextMonth)} to={nextMonth} onClick={onNextClick} />
    </div>
  )
}

interface ArrowProps {
  Icon: typeof ChevronLeft
  label: string
  to: Date | undefined
  onClick: MouseEventHandler<HTMLButtonElement> | undefined
}

function Arrow({ Icon, label, to, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={(event) => to && onClick?.(event)}
    >
      <Icon size={18} />
    </button>
  )
}

/** The segment of a bar on one day. The label is at its beginning, and repeated in every week and month. */
function CalendarBar({ bar: { kind, label, from, to }, day }: { bar: DayBar; day: Day }) {
  const isBeginning = day === from || weekdayOf(day) === 0 || day.endsWith(FIRST_OF_MONTH)
  const length = Math.min(daysFrom(day, to), 7 - weekdayOf(day), daysLeftInMonth(day))

  return (
    <span
      className={classes(
        calendarBarStyles.bar,
        calendarBarStyles[kind],
        day === from && calendarBarStyles.begins,
        day === to && calendarBarStyles.ends,
      )}
      aria-hidden="true"
    >
      {isBeginning && length >= SHORTEST_WITH_LABEL && (
        <span className={calendarBarStyles.barLabel} data-days={length}>
          {label}
        </span>
      )}
    </span>
  )
}

/** Monday is 0. */
function weekdayOf(day: Day): number {
  return (dateOf(day).getUTCDay() + 6) % 7
}

/** Both days included. */
function daysFrom(day: Day, to: Day): number {
  return (dateOf(to).getTime() - dateOf(day).getTime()) / DAY_MS + 1
}

function daysLeftInMonth(day: Day): number {
  const date = dateOf(day)

  return (
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate() - date.getUTCDate() + 1
  )
}
