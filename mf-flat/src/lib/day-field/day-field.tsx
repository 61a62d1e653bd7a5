import { type Day, formatDay } from '@domizil/domain'
import { CalendarDays } from '@domizil/ui/icons'
import { Field } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './day-field.module.css'
import { dayFromText } from './day-text.ts'

interface DayFieldProps {
  label: string
  value: Day | undefined
  onChange: (day: Day | undefined) => void
  /** The id of the sentence that says what is wrong with it. */
  errorId: string | undefined
  /** Opens a calendar, where none stands beside the field. */
  onOpenCalendar?: () => void
}

/** A day, written as people read it everywhere here, or taken from a calendar. */
export function DayField({ label, value, onChange, errorId, onOpenCalendar }: DayFieldProps) {
  const intl = useIntl()
  const { text, isUnreadable, handleType, handleLeave } = useTypedDay(value, onChange)
  const error = isUnreadable ? intl.formatMessage({ id: 'stay.unreadable' }) : undefined

  return (
    <div className={styles.day}>
      <Field label={label} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            data-day
            placeholder={intl.formatMessage({ id: 'stay.format' })}
            value={text}
            aria-invalid={errorId || error ? true : undefined}
            aria-describedby={errorId ?? control['aria-describedby']}
            onChange={(event) => handleType(event.target.value)}
            onBlur={handleLeave}
          />
        )}
      </Field>
      {onOpenCalendar && (
        <button
          type="button"
          className={styles.calendar}
          aria-label={intl.formatMessage({ id: 'stay.calendar' }, { label })}
          aria-haspopup="dialog"
          onClick={onOpenCalendar}
        >
          <CalendarDays size={17} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

interface Typed {
  text: string
  day: Day | undefined
  /** The field's owner has taken the day over: from then on another value comes from elsewhere. */
  isTaken: boolean
}

/** What is typed stays as it is until the field is left; a day that comes from elsewhere takes its place. */
function useTypedDay(value: Day | undefined, onChange: (day: Day | undefined) => void) {
  const [typed, setTyped] = useState<Typed>()
  const [isLeft, setIsLeft] = useState(false)
  if (typed && !typed.isTaken && typed.day === value) setTyped({ ...typed, isTaken: true })
  const own = typed && (!typed.isTaken || typed.day === value) ? typed : undefined

  return {
    text: own ? own.text : value ? formatDay(value) : '',
    isUnreadable: Boolean(own && isLeft && own.text.trim() && !own.day),
    handleType: (text: string) => {
      const day = dayFromText(text)
      setIsLeft(false)
      setTyped({ text, day, isTaken: false })
      onChange(day)
    },
    handleLeave: () => {
      setIsLeft(true)
      if (typed && (typed.day || !typed.text.trim())) setTyped(undefined)
    },
  }
}
