import { Field, useAfterPress } from '@domizil/ui/parts'
import { type KeyboardEvent, useState } from 'react'
import { CalendarDays } from '../icons.ts'
import { type CalendarLocale, type DayTexts, tagOf } from './calendar-texts.ts'
import styles from './day-field.module.css'
import { type Day, writeDay } from './days.ts'
import { readDay } from './read-day.ts'

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
          <CalendarDays size={17} aria-hidden="true" />
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
