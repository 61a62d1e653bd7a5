import { Field } from '@domizil/ui/parts'
import { CalendarDays } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { type CalendarLocale, type DayTexts, tagOf } from './calendar-texts.ts'
import styles from './day-field.module.css'
import type { Day } from './days.ts'
import { useTypedDay } from './use-typed-day.ts'

export interface DayFieldProps {
  label: string
  value: Day | undefined
  locale: CalendarLocale
  texts: DayTexts
  error?: string | undefined
  /** The id of a sentence elsewhere that says what is wrong with the day. */
  errorId?: string | undefined
  /** Why a typed day that exists cannot be taken over. */
  refuse?: ((day: Day) => string | undefined) | undefined
  onChange: (day: Day | undefined) => void
  /** Opens a calendar, where none stands beside the field. */
  onOpen?: (() => void) | undefined
}

/** A whole day: typed in the language's habits, or taken from a calendar. What is no day is refused beside the field. */
export function DayField(props: DayFieldProps) {
  const { label, value, locale, texts, error, errorId, refuse, onChange, onOpen } = props
  const { text, problem, isTyping, handleType, handleLeave } = useTypedDay({
    value,
    locale: tagOf(locale),
    refuse,
    unreadable: texts.unreadable,
    onChange,
  })

  /** The first Enter takes over what was typed; a form around the field is sent by the next one. */
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
            onBlur={handleLeave}
          />
        )}
      </Field>
      {onOpen && (
        <button
          type="button"
          className={styles.open}
          aria-label={texts.open(label)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <CalendarDays size={17} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
