import { Field, useAfterPress } from '@domizil/ui/parts'
import { CalendarDays } from '../icons.ts'
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
