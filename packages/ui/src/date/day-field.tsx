import { Field, useMedia } from '@domizil/ui/parts'
import { DatePicker as AntdDatePicker } from 'antd'
import dayjs from 'dayjs'
import { DAY_FORMAT, WIRE_FORMAT } from './formats.ts'
import styles from './day-field.module.css'

interface DayFieldProps {
  label: string
  /** `2027-03-15` */
  value: string | undefined
  /** The first day that may be chosen. */
  min?: string | undefined
  error?: string | undefined
  onChange: (day: string | undefined) => void
}

/** A whole day with its label, typed as DD.MM.YYYY or taken from a calendar whose weeks start on Monday. */
export function DayField({ label, value, min, error, onChange }: DayFieldProps) {
  // Where there is a finger, the keyboard of the screen would cover the calendar.
  const isByFinger = useMedia('(pointer: coarse)')

  return (
    <Field label={label} error={error}>
      {({ id, ...note }) => (
        <AntdDatePicker
          id={id}
          status={error ? 'error' : ''}
          aria-invalid={note['aria-invalid']}
          aria-describedby={note['aria-describedby']}
          className={styles.day ?? ''}
          classNames={{ popup: { root: styles.popup ?? '' } }}
          format={DAY_FORMAT}
          placeholder={DAY_FORMAT}
          value={value ? dayjs(value) : null}
          {...(min && { minDate: dayjs(min) })}
          inputReadOnly={isByFinger}
          // Beside the field: what stands outside of an open dialog or menu cannot be reached, or closes it.
          getPopupContainer={(field) => field.parentElement ?? document.body}
          // Enter takes over what was typed: a form around the field is not sent by it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(day) => onChange(day?.format(WIRE_FORMAT))}
        />
      )}
    </Field>
  )
}
