import { Field, useAfterPress } from '@domizil/ui/parts'
import { type KeyboardEvent, useState } from 'react'
import { CalendarDays } from '../icons.ts'
import { type CalendarLocale, type DayTexts, tagOf } from './calendar-texts.ts'
import styles from './day-field.module.css'
import { dateOf, type Day, dayOf, writeDay } from './days.ts'

/** `01032027` */
const DIGITS = /^(\d\d)(\d\d)(\d{4})$/
/** Ordinals such as `1st`, and the `de` of `1 de marzo de 2027`. */
const FILLERS = /(?<=\d)(st|nd|rd|th)\b|\bdel?\b/g

export interface DayFieldProps {
  label: string
  value: Day | undefined
  locale: CalendarLocale
  texts: DayTexts
  error?: string | undefined
  /** The id of an element with the error message. */
  errorId?: string | undefined
  /** Why an existing day is refused. */
  refuse?: ((day: Day) => string | undefined) | undefined
  onChange: (day: Day | undefined) => void
  /** Opens a calendar, if there is none beside the field. */
  onOpen?: (() => void) | undefined
}

/**
 * A whole day: typed in the formats of the language, or chosen in a calendar. An invalid text is reported below the
 * field.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, locale, texts, error, errorId, refuse, onChange, onOpen } = props
  const { text, problem, isTyping, handleType, handleLeave } = useTypedDay({
    value,
    locale: tagOf(locale),
    refuse,
    unreadable: texts.unreadable,
    onChange,
  })

  const afterPress = useAfterPress()

  /** The first Enter commits the text; the next one submits a form around the field. */
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !isTyping) return
    event.preventDefault()
    handleLeave()
  }

  return (
    <div className={styles.day}>
      <Field label={label} error={problem ?? error}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            placeholder={texts.format}
            value={text}
            aria-invalid={(errorId ? true : undefined) ?? control['aria-invalid']}
            aria-describedby={errorId ?? control['aria-describedby']}
            onChange={(event) => handleType(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => afterPress(handleLeave)}
          />
        )}
      </Field>
      {onOpen && (
        <button
          type="button"
          className={styles.open}
          aria-label={texts.open(label)}
          aria-haspopup="dialog"
          onClick={() => onOpen()}
        >
          <CalendarDays size={17} />
        </button>
      )}
    </div>
  )
}

interface TypedDayOptions {
  value: Day | undefined
  locale: string
  /** Why an existing day is refused; undefined if it is accepted. */
  refuse?: ((day: Day) => string | undefined) | undefined
  /** The message for a text that is not a day. */
  unreadable: string
  onChange: (day: Day | undefined) => void
}

interface Typed {
  readonly text: string
  readonly isLeft: boolean
  /** The value of the text. */
  readonly day: Day | undefined
  /** Whether the owner has received the value: any other value comes from a calendar or the URL then. */
  readonly isTaken: boolean
}

/**
 * The text of a day's field. A complete day is committed at once, an abbreviated or empty one on blur or Enter. A
 * refused text stays in the field, with the reason.
 */
function useTypedDay({ value, locale, refuse, unreadable, onChange }: TypedDayOptions) {
  const [typed, setTyped] = useState<Typed>()
  if (typed && !typed.isTaken && typed.day === value) setTyped({ ...typed, isTaken: true })
  const own = typed && (!typed.isTaken || typed.day === value) ? typed : undefined

  function read(text: string) {
    const { day, isComplete } = readDay(text, locale)
    const refusal = day && refuse?.(day)

    return { day: refusal ? undefined : day, isComplete, problem: refusal ?? (day ? undefined : unreadable) }
  }

  function take(text: string, isLeft: boolean) {
    const { day, isComplete } = read(text)
    const isEmpty = text.trim() === ''
    const next = isLeft || isEmpty || (isComplete && day) ? day : value

    setTyped(isLeft && (day || isEmpty) ? undefined : { text, isLeft, day: next, isTaken: next === value })
    if (next !== value) onChange(next)
  }

  return {
    text: own ? own.text : value ? writeDay(value) : '',
    problem: own?.isLeft && own.text.trim() ? read(own.text).problem : undefined,
    isTyping: own?.isLeft === false,
    handleType: (text: string) => take(text, false),
    handleLeave: () => own && take(own.text, true),
  }
}

/** The result of parsing a typed day. */
interface TypedDay {
  /** Undefined for a text that is not an existing day. */
  readonly day?: Day
  /** Whether the year has four digits: further typing could not change the day. */
  readonly isComplete: boolean
}

/**
 * Parses a day in common formats: `1.3.27`, `01/03/2027`, `01032027`, `2027-03-01`, and with the month's name in the
 * given language: `1 Mar 2027`, `1. März 2027`, `1 de marzo de 2027`. Day before month; two digits are a year from
 * 2000 on.
 */
export function readDay(typed: string, locale: string): TypedDay {
  const text = plain(typed).replace(DIGITS, '$1 $2 $3').replace(FILLERS, ' ')
  const [day = '', month = '', year = ''] = inOrder(text.match(/\p{L}+|\d+/gu) ?? [])
  const number = /\d/.test(month) ? month : String(monthNamed(month, locale))
  const iso = `${year.length === 2 ? '20' : ''}${year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`

  return { ...(exists(iso) && { day: iso }), isComplete: year.length === 4 }
}

/** Day, month and year, if there are three parts; a leading year is ISO's order, and the month may be a name. */
function inOrder(parts: readonly string[]): readonly string[] {
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3) return []
  if (first.length === 4) return [third, second, first]

  return /\d/.test(first) ? parts : [second, first, third]
}

/**
 * The month whose name in the language begins with the text, 1 to 12; 0 for none, and for fewer than three letters.
 */
function monthNamed(start: string, locale: string): number {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => plain(name.format(Date.UTC(2000, month))))

  return months.findIndex((month) => start.length > 2 && month.startsWith(start)) + 1
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

function exists(iso: string): boolean {
  const date = dateOf(iso)

  return !Number.isNaN(date.getTime()) && dayOf(date) === iso
}
