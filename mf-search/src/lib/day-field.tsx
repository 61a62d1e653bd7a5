import type { Day } from '@domizil/domain'
import { DatePicker, DAY_FORMAT, dayjs, WIRE_FORMAT } from '@domizil/ui/date'
import { Field } from '@domizil/ui/parts'
import { useMedia } from './use-media.ts'
import styles from './day-field.module.css'

interface DayFieldProps {
  label: string
  value: Day | undefined
  min: Day
  error?: string | undefined
  onChange: (day: Day | undefined) => void
}

/** A whole day, typed as DD.MM.YYYY or taken from a calendar whose weeks start on Monday. */
export function DayField({ label, value, min, error, onChange }: DayFieldProps) {
  // Where there is a finger, the keyboard of the screen would cover the calendar.
  const isByFinger = useMedia('(pointer: coarse)')

  return (
    <Field label={label} error={error}>
      {({ id, ...note }) => (
        <DatePicker
          id={id}
          status={error ? 'error' : ''}
          aria-invalid={note['aria-invalid']}
          aria-describedby={note['aria-describedby']}
          className={styles.day}
          format={DAY_FORMAT}
          placeholder={DAY_FORMAT}
          value={value ? dayjs(value) : null}
          minDate={dayjs(min)}
          inputReadOnly={isByFinger}
          // Beside the field: what stands outside of an open dialog cannot be reached.
          getPopupContainer={(field) => field.parentElement ?? document.body}
          onChange={(day) => onChange(day?.format(WIRE_FORMAT))}
        />
      )}
    </Field>
  )
}
